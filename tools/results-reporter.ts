import { JsonReporter } from 'vitest/node';

/**
 * The JSON report without what stories attach to each test: with the whole answers of axe it is longer than any string may
 * be.
 */
export default class ResultsReporter extends JsonReporter {
  constructor() {
    super({ filterMeta: () => false });
  }
}
