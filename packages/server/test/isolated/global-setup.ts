/** For tests that start their own servers or open their own databases, each on a copy of the seeded bank. */
import type { TestProject } from 'vitest/node';
import { seededBank } from '../seeded-bank.ts';

export default async function setup(project: TestProject): Promise<void> {
  project.provide('template', await seededBank());
}
