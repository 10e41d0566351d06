import { createIcon } from './createIcon';

export const BadgeCheckIcon = /* @__PURE__ */ createIcon(
  [
    'path',
    {
      d: 'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z',
    },
  ],
  ['path', { d: 'm16 9-5.5 5.5L8 12' }],
);

export const BanIcon = /* @__PURE__ */ createIcon(
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M4.929 4.929 19.07 19.071' }],
);

export const CheckIcon = /* @__PURE__ */ createIcon(['path', { d: 'M20 6 9 17l-5-5' }]);

export const CircleAlertIcon = /* @__PURE__ */ createIcon(
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['line', { x1: '12', x2: '12', y1: '8', y2: '12' }],
  ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }],
);

export const CircleCheckIcon = /* @__PURE__ */ createIcon(
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'm16 9-5.5 5.5L8 12' }],
);

export const CircleIcon = /* @__PURE__ */ createIcon(['circle', { cx: '12', cy: '12', r: '10' }]);

export const InfoIcon = /* @__PURE__ */ createIcon(
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 16v-4' }],
  ['path', { d: 'M12 8h.01' }],
);

export const PlusIcon = /* @__PURE__ */ createIcon(['path', { d: 'M5 12h14' }], ['path', { d: 'M12 5v14' }]);

export const TriangleAlertIcon = /* @__PURE__ */ createIcon(
  ['path', { d: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3' }],
  ['path', { d: 'M12 9v4' }],
  ['path', { d: 'M12 17h.01' }],
);

export const WifiOffIcon = /* @__PURE__ */ createIcon(
  ['path', { d: 'M12 20h.01' }],
  ['path', { d: 'M8.5 16.429a5 5 0 0 1 7 0' }],
  ['path', { d: 'M5 12.859a10 10 0 0 1 5.17-2.69' }],
  ['path', { d: 'M19 12.859a10 10 0 0 0-2.007-1.523' }],
  ['path', { d: 'M2 8.82a15 15 0 0 1 4.177-2.643' }],
  ['path', { d: 'M22 8.82a15 15 0 0 0-11.288-3.764' }],
  ['path', { d: 'm2 2 20 20' }],
);

export const XIcon = /* @__PURE__ */ createIcon(['path', { d: 'M18 6 6 18' }], ['path', { d: 'm6 6 12 12' }]);
