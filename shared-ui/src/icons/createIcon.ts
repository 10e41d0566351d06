import { createElement, type SVGProps } from 'react';

type Shape = [tag: 'circle' | 'line' | 'path' | 'polyline' | 'rect', attributes: Record<string, string>];

/** The shapes are from Lucide (LICENSE.txt). Icons that a bundle does not use are left out of it. */
export const createIcon =
  (...shapes: Shape[]) =>
  (props: SVGProps<SVGSVGElement>) =>
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
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
