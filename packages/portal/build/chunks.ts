/** A file of code by the modules that it holds; see `CodeSplittingGroup` of Rolldown. */
interface Group {
  name: string;
  test?: RegExp;
  tags?: ['$initial'];
  priority?: number;
}

/** The folders of a package whose modules, or whose named ones, belong to a group. */
const modules = (...paths: readonly string[]) => new RegExp(`/(?:${paths.join('|')})(?:/|\\.[jt]sx?$)`);

/**
 * Small parts of nearly every page: a file of their own each would cost more than it spares. The board of requests has
 * nearly all of them; what it has not must be small.
 */
const PARTS = modules(
  'ui/src/foundations/(?:text-search|use-page-actions)',
  'ui/src/foundations/generated/icons/(?:arrow-(?:down|up)|caret-(?:left|right)|columns|download|filter|plus|print|squares)',
  'ui/src/controls/(?:search|use-(?:field-)?value|field/(?:field-box|field-context|input-box))',
  'ui/src/data/(?:grid/(?:model/use-row-height|narrow/use-narrow|viewport/slots)|state)',
  'ui/src/feedback/(?:banner|empty|error-state|skeleton)',
  'ui/src/navigation/page-header',
  'contract/src/(?:bank-day|person-rules)',
  'portal/src/api/transport/(?:save-answer|wait-for-network|whole-body)',
  'portal/src/app/(?:addresses|error-facts|page-title)',
  'portal/src/pages/requests/requests-access',
);

/** A telephone number that can be called; neither the board nor a new request has one. */
const PHONE_PARTS = modules('ui/src/controls/phone/phone-(?:library|link)');

/** What the widgets of the home share with it and with each other: it comes with the home. */
const HOME_PARTS = modules(
  'ui/src/dashboard/(?:layout-engine|widget-frame|widget-slot)',
  'ui/src/contacts/contact-parts/(?:bookmark-button|contact-message)',
  'ui/src/data/(?:carousel|totals-list)',
  'ui/src/home/print-button',
  'ui/src/home-widgets/parts',
  'contract/src/(?:dashboard-layouts|widget-catalogue)',
  'portal/src/api/widgets',
  'portal/src/app/router/use-live-href',
  'portal/src/pages/home/(?:widget-slot|widgets/(?:addresses|available|index|last-requests-preference|read|use-article-href|use-service-href))',
);

/** The small widgets that nearly every home has. */
const COMMON_WIDGETS = modules(
  'portal/src/pages/home/widgets/(?:highlights|kyc-list|last-requests|requests-counter)',
);

/** What the widgets about articles and KYC records share with the pages of these: one small file for both. */
const RECORD_PARTS = modules(
  'contract/src/(?:articles|calendar|kyc-rules)',
  'portal/src/api/highlights',
  'ui/src/highlights/reading-minutes',
  'ui/src/kyc/review-state/review-state',
);

/** What shows a file, apart from its viewer, what fetches it, and the calls of documents. */
const FILE_PARTS = modules(
  'ui/src/files/(?:file-type-icon|document-viewer/media)',
  'ui/src/foundations/generated/icons/file(?:-[a-z]+)?',
  'portal/src/api/(?:documents|files)',
  '@tanstack/react-query/build/modern/useMutationState',
  'portal/src/pages/documents/preview',
);

/** Tabs, reads that are many, the state of a request: the board, the home and the request have them. */
const TAB_PARTS = modules(
  '@tanstack/(?:query-core/build/modern/queriesObserver|react-query/build/modern/useQueries)',
  'ui/src/navigation/(?:link-tabs|tabs)',
  'ui/src/requests/request-state',
);

/** What starts a new request: the page of new requests, the hub and the list of drafts have it. */
const CREATION_PARTS = modules('portal/src/pages/requests/(?:carried|creation-form/draft-keys)');

/** What all layers stand on; what dialogs and drawers add to it; what menus and popovers do. */
const LAYER_PARTS = modules(
  '@radix-ui/(?:primitive|react-(?:collection|context|dismissable-layer|focus-scope|id|portal|presence|primitive|use-[a-z-]+|visually-hidden))',
);
const DIALOG_PARTS = modules(
  '@radix-ui/react-(?:dialog|focus-guards)',
  '(?:aria-hidden|react-remove-scroll|react-remove-scroll-bar|tslib|use-callback-ref|use-sidecar)',
  'ui/src/foundations/csp/style-singleton',
  'ui/src/overlays/(?:dialog|drawer)',
);
const POPPER_PARTS = modules('@floating-ui', '@radix-ui/react-(?:arrow|popper)', 'ui/src/overlays/floating');

/**
 * The files that hold more than the modules of one page. A file must hold only what nearly all pages that fetch it need:
 * what else is in it counts against their budgets (`tools/budgets.ts`).
 */
export const CHUNK_GROUPS: Group[] = [
  // What every page begins with: two files, of which the packages’ stays the same from release to release.
  { name: 'packages', tags: ['$initial'], test: /node_modules|rolldown[/\\]runtime/, priority: 1 },
  { name: 'shell', tags: ['$initial'] },
  { name: 'parts', test: PARTS },
  { name: 'phone-parts', test: PHONE_PARTS },
  { name: 'record-parts', test: RECORD_PARTS },
  { name: 'file-parts', test: FILE_PARTS },
  { name: 'tab-parts', test: TAB_PARTS },
  { name: 'layer-parts', test: LAYER_PARTS },
  { name: 'dialog-parts', test: DIALOG_PARTS },
  { name: 'popper-parts', test: POPPER_PARTS },
  // Last: what its modules stand on belongs to the groups above, where one names it.
  { name: 'home-parts', test: HOME_PARTS },
  { name: 'creation-parts', test: CREATION_PARTS },
  { name: 'common-widgets', test: COMMON_WIDGETS },
];
