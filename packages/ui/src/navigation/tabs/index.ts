export { LinkTabs } from './link-tabs.js';
export type { LinkTab, LinkTabsProps } from './link-tabs.js';
export { Tab, Tabs, TabsContent, TabsList, TabsRoot } from './tabs.js';
export type { TabFacts, TabItem, TabProps, TabsProps } from './tabs.js';
