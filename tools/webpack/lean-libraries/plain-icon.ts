// Replaces Lucide's component. That one also computes sizes, colours and stroke widths from a context that we do not use.
import { createElement, type SVGProps } from 'react';

type Shape = [tag: string, attributes: Record<string, string>];

function createIcon({ node }: { node: Shape[] }) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

export { createIcon as default };
