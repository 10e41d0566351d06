import type { ReactNode } from 'react';
import type { SignPictureName } from 'backend/contract/trips';
import { words } from '../../words';
import styles from './SignPicture.module.css';

const { ink, deep, line, beam, hole } = styles;

const drawings: Record<SignPictureName, ReactNode> = {
  umbrella: (
    <>
      <path className={line} d="M32 8v44a6 6 0 0 0 12 0v-2" />
      <path d="M6 36a26 26 0 0 1 52 0q-4.500-5-8.700 0q-4.300-5-8.600 0q-4.400-6-8.700 0q-4.300-6-8.700 0q-4.300-5-8.600 0q-4.200-5-8.700 0z" />
      <path
        className={deep}
        d="M23.300 36q1-18 8.700-26q7.700 8 8.700 26q-4.400-6-8.700 0q-4.300-6-8.700 0z"
      />
    </>
  ),
  star: (
    <path d="M32 5l8.200 17.600L59 25.200 45.200 38.600 48.700 58 32 48.600 15.300 58l3.500-19.400L5 25.200l18.800-2.600z" />
  ),
  fish: (
    <>
      <path d="M4 32q16-20 38-6l18-12q-6 18 0 36L42 38q-22 14-38-6z" />
      <circle className={hole} cx="17" cy="29" r="4" />
      <circle className={ink} cx="17" cy="29" r="2" />
    </>
  ),
  tree: (
    <>
      <path className={line} d="M32 40v18M24 58h16" />
      <path d="M32 4l14 18h-6l10 12h-7l9 11H12l9-11h-7l10-12h-6z" />
    </>
  ),
  house: (
    <>
      <path className={deep} d="M46 10h7v14h-7z" />
      <path d="M32 6L4 32h7v26h42V32h7z" />
      <path className={hole} d="M26 58V40h12v18z" />
    </>
  ),
  key: (
    <>
      <path className={line} d="M30 32h28M48 32v11M57 32v8" />
      <circle cx="18" cy="32" r="14" />
      <circle className={hole} cx="15" cy="32" r="5" />
    </>
  ),
  bell: (
    <>
      <circle className={ink} cx="32" cy="53" r="6" />
      <circle className={ink} cx="32" cy="9" r="4" />
      <path d="M32 10a16 16 0 0 1 16 16q0 15 8 22H8q8-7 8-22a16 16 0 0 1 16-16z" />
    </>
  ),
  leaf: (
    <>
      <path d="M56 8Q58 52 28 52 10 50 12 32 16 12 56 8z" />
      <path className={line} d="M8 58Q22 34 42 22" />
    </>
  ),
  boat: (
    <>
      <path className={line} d="M32 42V6" />
      <path d="M35 8q19 12 20 28H35zM29 14v22H12q6-14 17-22z" />
      <path className={ink} d="M4 43h56q-3 15-12 15H16Q7 58 4 43z" />
    </>
  ),
  sun: (
    <>
      <circle cx="32" cy="32" r="13" />
      <path className={beam} d="M32 5v7M32 52v7M5 32h7M52 32h7M13 13l5 5M46 46l5 5M51 13l-5 5M18 46l-5 5" />
    </>
  ),
  cup: (
    <>
      <path className={line} d="M46 28h4a7 7 0 0 1 0 15h-5M20 16q-4-5 0-9M32 16q-4-5 0-9" />
      <path d="M8 23h38v19a12 12 0 0 1-12 12H20A12 12 0 0 1 8 42z" />
      <path className={line} d="M6 60h42" />
    </>
  ),
  bird: (
    <>
      <path d="M6 30q10-16 26-14 6-10 16-7l11 6-9 4q2 31-23 31Q11 49 6 30z" />
      <path className={deep} d="M14 30q12 8 26-2-2 16-14 16-10-2-12-14z" />
      <circle className={ink} cx="45" cy="15" r="2.500" />
      <path className={line} d="M24 50v9M33 49v10" />
    </>
  ),
};

/** A server of another release may have names of its own. */
const drawingOf: Record<string, ReactNode> = drawings;
const nameOf: Record<string, string> = words.drawings;

/** A drawing that is easy to distinguish, also for someone who cannot read. */
export function SignPicture({ name, className = '' }: { name: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 64 64"
      role="img"
      aria-label={nameOf[name] ?? name}
      className={`${styles.drawing} ${className}`}
    >
      {drawingOf[name]}
    </svg>
  );
}
