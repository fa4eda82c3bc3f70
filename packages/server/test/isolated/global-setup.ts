/** Tests that start servers, or open databases, of their own: each works on its copy of the seeded bank. */
import type { TestProject } from 'vitest/node';
import { seededBank } from '../seeded-bank.ts';

export default async function setup(project: TestProject): Promise<void> {
  project.provide('template', await seededBank());
}
