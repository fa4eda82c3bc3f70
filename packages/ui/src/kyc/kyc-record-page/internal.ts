export { CONTENTS } from './sections.js';
export { WhatIsMissing } from './what-is-missing.js';
