/** What works without a server: pages by their path, and what they are called. */
export const WITHOUT = [
  { path: '/lists', label: 'ui-lists' },
  { path: '/odds', label: 'ui-odds' },
  { path: '/notebook', label: 'ui-notebook' },
  { path: '/events', label: 'ui-events' },
  { path: '/help', label: 'ui-help' },
  { path: '/device', label: 'ui-device' },
] as const;
