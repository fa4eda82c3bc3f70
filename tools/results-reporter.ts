import { JsonReporter } from 'vitest/node';

/**
 * The JSON report without the metadata that stories attach: with full axe results it exceeds the maximum string length.
 */
export default class ResultsReporter extends JsonReporter {
  constructor() {
    super({ filterMeta: () => false });
  }
}
