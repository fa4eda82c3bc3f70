/* Written by tools/tokens.ts from tokens.json. Do not edit. */
/** Every design token as a value: colours as hex, durations in ms, breakpoints and spaces in px. */
export const tokens = {
  "roles": {
    "light": {
      "bg": {
        "value": "#f9f8f3",
        "use": "Page ground"
      },
      "surface": {
        "value": "#fefefc",
        "use": "Fields, panels laid on the page"
      },
      "raised": {
        "value": "#fefefc",
        "use": "Menus, dialogs, toasts"
      },
      "sunken": {
        "value": "#f3f2ec",
        "use": "Library sidebar, wells"
      },
      "well": {
        "value": "#edebe5",
        "use": "Disabled fills, skeletons, progress track, document viewer"
      },
      "ink": {
        "value": "#161e1a",
        "use": "Primary text"
      },
      "ink-2": {
        "value": "#3d4642",
        "use": "Secondary text, table headers"
      },
      "ink-3": {
        "value": "#525a56",
        "use": "Tertiary text, still 4.5:1 everywhere"
      },
      "ink-disabled": {
        "value": "#94928a",
        "use": "Disabled text, exempt from contrast"
      },
      "ink-inverse": {
        "value": "#f9f8f3",
        "use": "Text on ink (tooltip)"
      },
      "line": {
        "value": "#e2e1d9",
        "use": "Hairline between rows"
      },
      "line-2": {
        "value": "#d3d2ca",
        "use": "Panel edges, tabs"
      },
      "line-control": {
        "value": "#7e8783",
        "use": "Edges of fields and buttons, 3:1"
      },
      "line-ink": {
        "value": "#161e1a",
        "use": "Head of a table or section, totals"
      },
      "brand": {
        "value": "#104e47",
        "use": "Primary fill, selected edge"
      },
      "brand-hover": {
        "value": "#0b3a34",
        "use": ""
      },
      "brand-active": {
        "value": "#082924",
        "use": ""
      },
      "brand-ink": {
        "value": "#104e47",
        "use": "Links, tertiary buttons"
      },
      "on-brand": {
        "value": "#fefefc",
        "use": "Text on brand"
      },
      "brand-tint": {
        "value": "#e7f4ea",
        "use": "Drop target"
      },
      "brand-tint-2": {
        "value": "#d7eddc",
        "use": ""
      },
      "brand-line": {
        "value": "#8ec8be",
        "use": "Underline of links"
      },
      "binding": {
        "value": "#0b3a34",
        "use": "The green bar at the top and the bulk bar"
      },
      "binding-2": {
        "value": "#104e47",
        "use": "Hover on the bar"
      },
      "on-binding": {
        "value": "#f3f2ec",
        "use": "Text and focus ring on the bar"
      },
      "on-binding-2": {
        "value": "#baddd6",
        "use": "Quiet text on the bar"
      },
      "focus": {
        "value": "#1b655c",
        "use": "2 px ring, offset 2"
      },
      "action": {
        "value": "#a0690a",
        "use": "Alias of action-mark"
      },
      "action-ink": {
        "value": "#7e5104",
        "use": "Text: action required"
      },
      "action-tint": {
        "value": "#fff4e7",
        "use": ""
      },
      "action-line": {
        "value": "#c48218",
        "use": "Edge of an action notice"
      },
      "action-mark": {
        "value": "#a0690a",
        "use": "The diamond"
      },
      "negative": {
        "value": "#c02c29",
        "use": "Error fill and edge"
      },
      "negative-ink": {
        "value": "#9e1d1c",
        "use": "Error text"
      },
      "negative-tint": {
        "value": "#fef1ef",
        "use": ""
      },
      "on-negative": {
        "value": "#fefefc",
        "use": ""
      },
      "negative-hover": {
        "value": "#9e1d1c",
        "use": ""
      },
      "negative-active": {
        "value": "#7e1414",
        "use": ""
      },
      "positive": {
        "value": "#1b655c",
        "use": "Done mark"
      },
      "positive-ink": {
        "value": "#104e47",
        "use": ""
      },
      "positive-tint": {
        "value": "#e7f4ea",
        "use": ""
      },
      "info": {
        "value": "#356084",
        "use": "Info mark"
      },
      "info-ink": {
        "value": "#274b68",
        "use": ""
      },
      "info-tint": {
        "value": "#f0f5fa",
        "use": ""
      },
      "selection": {
        "value": "#e7f4ea",
        "use": "Selected row or cell"
      },
      "selection-hover": {
        "value": "#d7eddc",
        "use": ""
      },
      "hover": {
        "value": "#f3f2ec",
        "use": "Row and menu hover"
      },
      "pressed": {
        "value": "#edebe5",
        "use": "Pressed fill"
      },
      "scrim": {
        "value": "#09181570",
        "use": "Behind a dialog, 44%"
      }
    },
    "dark": {
      "bg": {
        "value": "#101a18",
        "use": "Page ground"
      },
      "surface": {
        "value": "#15201d",
        "use": "Fields, panels laid on the page"
      },
      "raised": {
        "value": "#1b2724",
        "use": "Menus, dialogs, toasts"
      },
      "sunken": {
        "value": "#091210",
        "use": "Library sidebar, wells"
      },
      "well": {
        "value": "#23312d",
        "use": "Disabled fills, skeletons, progress track, document viewer"
      },
      "ink": {
        "value": "#e9eeed",
        "use": "Primary text"
      },
      "ink-2": {
        "value": "#b2bdba",
        "use": "Secondary text, table headers"
      },
      "ink-3": {
        "value": "#909d9a",
        "use": "Tertiary text, still 4.5:1 everywhere"
      },
      "ink-disabled": {
        "value": "#4a5955",
        "use": "Disabled text, exempt from contrast"
      },
      "ink-inverse": {
        "value": "#101a18",
        "use": "Text on ink (tooltip)"
      },
      "line": {
        "value": "#23312d",
        "use": "Hairline between rows"
      },
      "line-2": {
        "value": "#32403c",
        "use": "Panel edges, tabs"
      },
      "line-control": {
        "value": "#707e7a",
        "use": "Edges of fields and buttons, 3:1"
      },
      "line-ink": {
        "value": "#909d9a",
        "use": "Head of a table or section, totals"
      },
      "brand": {
        "value": "#5faba0",
        "use": "Primary fill, selected edge"
      },
      "brand-hover": {
        "value": "#8ec8be",
        "use": ""
      },
      "brand-active": {
        "value": "#baddd6",
        "use": ""
      },
      "brand-ink": {
        "value": "#8ec8be",
        "use": "Links, tertiary buttons"
      },
      "on-brand": {
        "value": "#091210",
        "use": "Text on brand"
      },
      "brand-tint": {
        "value": "#1a302a",
        "use": "Drop target"
      },
      "brand-tint-2": {
        "value": "#233d35",
        "use": ""
      },
      "brand-line": {
        "value": "#1b655c",
        "use": "Underline of links"
      },
      "binding": {
        "value": "#0c312c",
        "use": "The green bar at the top and the bulk bar"
      },
      "binding-2": {
        "value": "#0b3a34",
        "use": "Hover on the bar"
      },
      "on-binding": {
        "value": "#e9eeed",
        "use": "Text and focus ring on the bar"
      },
      "on-binding-2": {
        "value": "#baddd6",
        "use": "Quiet text on the bar"
      },
      "focus": {
        "value": "#baddd6",
        "use": "2 px ring, offset 2"
      },
      "action": {
        "value": "#e8a139",
        "use": "Alias of action-mark"
      },
      "action-ink": {
        "value": "#f8b65d",
        "use": "Text: action required"
      },
      "action-tint": {
        "value": "#3b270c",
        "use": ""
      },
      "action-line": {
        "value": "#c48218",
        "use": "Edge of an action notice"
      },
      "action-mark": {
        "value": "#e8a139",
        "use": "The diamond"
      },
      "negative": {
        "value": "#ee6e63",
        "use": "Error fill and edge"
      },
      "negative-ink": {
        "value": "#f69186",
        "use": "Error text"
      },
      "negative-tint": {
        "value": "#451915",
        "use": ""
      },
      "on-negative": {
        "value": "#091210",
        "use": ""
      },
      "negative-hover": {
        "value": "#f69186",
        "use": ""
      },
      "negative-active": {
        "value": "#fcb9b0",
        "use": ""
      },
      "positive": {
        "value": "#5faba0",
        "use": "Done mark"
      },
      "positive-ink": {
        "value": "#8ec8be",
        "use": ""
      },
      "positive-tint": {
        "value": "#1a302a",
        "use": ""
      },
      "info": {
        "value": "#9bbfdf",
        "use": "Info mark"
      },
      "info-ink": {
        "value": "#9bbfdf",
        "use": ""
      },
      "info-tint": {
        "value": "#172836",
        "use": ""
      },
      "selection": {
        "value": "#1a302a",
        "use": "Selected row or cell"
      },
      "selection-hover": {
        "value": "#1e362f",
        "use": ""
      },
      "hover": {
        "value": "#15201d",
        "use": "Row and menu hover"
      },
      "pressed": {
        "value": "#23312d",
        "use": "Pressed fill"
      },
      "scrim": {
        "value": "#0000009e",
        "use": "Behind a dialog, 62%"
      }
    }
  },
  "ramps": {
    "paper": {
      "0": "#fefefc",
      "50": "#f9f8f3",
      "100": "#f3f2ec",
      "150": "#edebe5",
      "200": "#e2e1d9",
      "300": "#d3d2ca",
      "400": "#bbb9b1",
      "500": "#94928a"
    },
    "ink": {
      "400": "#7e8783",
      "500": "#67706b",
      "600": "#525a56",
      "700": "#3d4642",
      "800": "#28302c",
      "900": "#161e1a",
      "950": "#0c120f"
    },
    "petrol": {
      "50": "#ecf7f4",
      "100": "#d9ede9",
      "200": "#baddd6",
      "300": "#8ec8be",
      "400": "#5faba0",
      "500": "#32867a",
      "600": "#1b655c",
      "700": "#104e47",
      "800": "#0b3a34",
      "850": "#0c312c",
      "900": "#082924",
      "950": "#081b18"
    },
    "ease": {
      "50": "#e7f4ea",
      "100": "#d7eddc"
    },
    "spruce": {
      "800": "#233d35",
      "825": "#1e362f",
      "850": "#1a302a"
    },
    "amber": {
      "50": "#fff4e7",
      "100": "#ffe5c6",
      "300": "#f8b65d",
      "400": "#e8a139",
      "500": "#c48218",
      "600": "#a0690a",
      "700": "#7e5104",
      "900": "#3b270c"
    },
    "red": {
      "50": "#fef1ef",
      "100": "#fddeda",
      "200": "#fcb9b0",
      "300": "#f69186",
      "400": "#ee6e63",
      "600": "#c02c29",
      "700": "#9e1d1c",
      "800": "#7e1414",
      "900": "#451915"
    },
    "slate": {
      "50": "#f0f5fa",
      "100": "#dce8f3",
      "300": "#9bbfdf",
      "500": "#4d799e",
      "600": "#356084",
      "700": "#274b68",
      "900": "#172836"
    },
    "night": {
      "0": "#091210",
      "50": "#101a18",
      "100": "#15201d",
      "150": "#1b2724",
      "200": "#23312d",
      "300": "#32403c",
      "400": "#4a5955",
      "500": "#707e7a",
      "600": "#909d9a",
      "700": "#b2bdba",
      "800": "#d3dbd9",
      "900": "#e9eeed"
    }
  },
  "data": {
    "light": [
      "#10534b",
      "#bf7b0f",
      "#1a2b7a",
      "#572500",
      "#789472",
      "#9e7ed9",
      "#3f8382",
      "#795f3b"
    ],
    "dark": [
      "#68bdb0",
      "#edb24d",
      "#b3deff",
      "#a05759",
      "#cbe0b6",
      "#a081dd",
      "#40808b",
      "#6d6e00"
    ]
  },
  "contrast": {
    "ink on bg": {
      "minimum": 4.5,
      "light": 15.99,
      "dark": 15.15
    },
    "ink-2 on bg": {
      "minimum": 4.5,
      "light": 9.17,
      "dark": 9.2
    },
    "ink-3 on bg": {
      "minimum": 4.5,
      "light": 6.68,
      "dark": 6.32
    },
    "ink-3 on surface": {
      "minimum": 4.5,
      "light": 7.04,
      "dark": 5.95
    },
    "ink-3 on sunken": {
      "minimum": 4.5,
      "light": 6.33,
      "dark": 6.76
    },
    "ink-3 on selection": {
      "minimum": 4.5,
      "light": 6.27,
      "dark": 4.98
    },
    "ink-3 on hover": {
      "minimum": 4.5,
      "light": 6.33,
      "dark": 5.95
    },
    "ink-2 on well": {
      "minimum": 4.5,
      "light": 8.18,
      "dark": 7.03
    },
    "brand-ink on bg": {
      "minimum": 4.5,
      "light": 8.97,
      "dark": 9.43
    },
    "brand-ink on selection": {
      "minimum": 4.5,
      "light": 8.41,
      "dark": 7.44
    },
    "on-brand on brand": {
      "minimum": 4.5,
      "light": 9.44,
      "dark": 7.07
    },
    "on-brand on brand-hover": {
      "minimum": 4.5,
      "light": 12.46,
      "dark": 10.09
    },
    "on-brand on brand-active": {
      "minimum": 4.5,
      "light": 15.37,
      "dark": 13.03
    },
    "on-binding on binding": {
      "minimum": 4.5,
      "light": 11.22,
      "dark": 12.01
    },
    "on-binding-2 on binding": {
      "minimum": 4.5,
      "light": 8.63,
      "dark": 9.66
    },
    "on-binding on binding-2": {
      "minimum": 4.5,
      "light": 8.5,
      "dark": 10.74
    },
    "action-ink on bg": {
      "minimum": 4.5,
      "light": 6.44,
      "dark": 10.01
    },
    "action-ink on action-tint": {
      "minimum": 4.5,
      "light": 6.31,
      "dark": 7.99
    },
    "action-mark on bg": {
      "minimum": 3,
      "light": 4.37,
      "dark": 8.11
    },
    "action-mark on selection": {
      "minimum": 3,
      "light": 4.1,
      "dark": 6.39
    },
    "ink on action-tint": {
      "minimum": 4.5,
      "light": 15.67,
      "dark": 12.09
    },
    "negative-ink on bg": {
      "minimum": 4.5,
      "light": 7.46,
      "dark": 7.87
    },
    "negative-ink on negative-tint": {
      "minimum": 4.5,
      "light": 7.2,
      "dark": 6.64
    },
    "negative on bg": {
      "minimum": 4.5,
      "light": 5.44,
      "dark": 5.96
    },
    "on-negative on negative": {
      "minimum": 4.5,
      "light": 5.72,
      "dark": 6.37
    },
    "on-negative on negative-hover": {
      "minimum": 4.5,
      "light": 7.86,
      "dark": 8.42
    },
    "positive-ink on bg": {
      "minimum": 4.5,
      "light": 8.97,
      "dark": 9.43
    },
    "positive-ink on positive-tint": {
      "minimum": 4.5,
      "light": 8.41,
      "dark": 7.44
    },
    "positive on bg": {
      "minimum": 3,
      "light": 6.45,
      "dark": 6.61
    },
    "info-ink on bg": {
      "minimum": 4.5,
      "light": 8.61,
      "dark": 9.22
    },
    "info-ink on info-tint": {
      "minimum": 4.5,
      "light": 8.35,
      "dark": 7.83
    },
    "info on bg": {
      "minimum": 3,
      "light": 6.25,
      "dark": 9.22
    },
    "line-control on bg": {
      "minimum": 3,
      "light": 3.48,
      "dark": 4.19
    },
    "line-control on surface": {
      "minimum": 3,
      "light": 3.66,
      "dark": 3.94
    },
    "line-control on raised": {
      "minimum": 3,
      "light": 3.66,
      "dark": 3.64
    },
    "focus on bg": {
      "minimum": 3,
      "light": 6.45,
      "dark": 12.17
    },
    "focus on surface": {
      "minimum": 3,
      "light": 6.79,
      "dark": 11.46
    },
    "focus on selection": {
      "minimum": 3,
      "light": 6.05,
      "dark": 9.6
    },
    "ink on selection": {
      "minimum": 4.5,
      "light": 15,
      "dark": 11.94
    },
    "ink on selection-hover": {
      "minimum": 4.5,
      "light": 13.8,
      "dark": 11.03
    },
    "ink-2 on selection-hover": {
      "minimum": 4.5,
      "light": 7.91,
      "dark": 6.7
    },
    "ink-3 on selection-hover": {
      "minimum": 4.5,
      "light": 5.76,
      "dark": 4.6
    },
    "ink on raised": {
      "minimum": 4.5,
      "light": 16.84,
      "dark": 13.15
    },
    "ink-3 on raised": {
      "minimum": 4.5,
      "light": 7.04,
      "dark": 5.49
    }
  },
  "typography": {
    "display": {
      "family": "serif",
      "size": "2.125rem",
      "lineHeight": "2.5rem",
      "weight": "400",
      "tracking": "-0.011999999999999999em",
      "use": "Greeting on Home only"
    },
    "title": {
      "family": "serif",
      "size": "1.75rem",
      "lineHeight": "2.125rem",
      "weight": "400",
      "tracking": "-0.012em",
      "use": "Page title, one per page"
    },
    "title-compact": {
      "family": "serif",
      "size": "1.5rem",
      "lineHeight": "1.875rem",
      "weight": "400",
      "tracking": "-0.01em",
      "use": "Page title under 768"
    },
    "headline": {
      "family": "serif",
      "size": "1.375rem",
      "lineHeight": "1.75rem",
      "weight": "400",
      "tracking": "-0.01em",
      "use": "Highlights only"
    },
    "heading-1": {
      "family": "sans",
      "size": "1.125rem",
      "lineHeight": "1.5rem",
      "weight": "600",
      "tracking": "0em",
      "use": "Section, dialog title"
    },
    "heading-2": {
      "family": "sans",
      "size": "0.9375rem",
      "lineHeight": "1.25rem",
      "weight": "600",
      "tracking": "0em",
      "use": "Widget and panel title"
    },
    "heading-3": {
      "family": "sans",
      "size": "0.875rem",
      "lineHeight": "1.25rem",
      "weight": "600",
      "tracking": "0em",
      "use": "Group inside a panel"
    },
    "body": {
      "family": "sans",
      "size": "0.875rem",
      "lineHeight": "1.25rem",
      "weight": "400",
      "tracking": "0em",
      "use": "Text, cells, fields"
    },
    "body-strong": {
      "family": "sans",
      "size": "0.875rem",
      "lineHeight": "1.25rem",
      "weight": "500",
      "tracking": "0em",
      "use": "Names, buttons"
    },
    "small": {
      "family": "sans",
      "size": "0.8125rem",
      "lineHeight": "1.125rem",
      "weight": "400",
      "tracking": "0em",
      "use": "Labels, headers, compact cells"
    },
    "caption": {
      "family": "sans",
      "size": "0.75rem",
      "lineHeight": "1rem",
      "weight": "400",
      "tracking": "0em",
      "use": "References, help, time"
    },
    "code": {
      "family": "mono",
      "size": "0.75rem",
      "lineHeight": "1rem",
      "weight": "400",
      "tracking": "0em",
      "use": "Support id, fingerprint"
    }
  },
  "space": [
    0,
    2,
    4,
    8,
    12,
    16,
    20,
    24,
    32,
    40,
    56
  ],
  "radius": {
    "tag": "2px",
    "control": "3px",
    "floating": "4px",
    "round": "999px"
  },
  "duration": {
    "instant": 0,
    "exit": 100,
    "enter": 160,
    "move": 220,
    "reduced": 80,
    "skeletonDelay": 300,
    "toast": 6000
  },
  "breakpoint": {
    "xs": 768,
    "sm": 1024,
    "md": 1280,
    "lg": 1440
  },
  "zIndex": {
    "page": 0,
    "sticky-header": 10,
    "sticky-column": 11,
    "bar": 20,
    "bulk-bar": 30,
    "popover": 40,
    "scrim": 50,
    "dialog": 51,
    "popover-in-dialog": 55,
    "toast": 60,
    "tooltip": 70
  }
} as const;

/** The names alone, for code that needs no values: the whole object would weigh on every page. */
export const tokenNames = {"typography":["display","title","title-compact","headline","heading-1","heading-2","heading-3","body","body-strong","small","caption","code"],"radius":["tag","control","floating","round"],"zIndex":["page","sticky-header","sticky-column","bar","bulk-bar","popover","scrim","dialog","popover-in-dialog","toast","tooltip"]};
