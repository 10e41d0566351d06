import type { ListingType } from 'backend/contract/listings';
import { Link, useSearchParams } from 'react-router-dom';
import { withParts } from 'shared-ui';
import { words } from '../../words';

const otherType = { helper: 'seeking_help', seeking_help: 'helper' } as const;

const linkTo = (target: string) => (text: string) => <Link to={target}>{text}</Link>;

/** Links to the form of the other type; typed values stay. */
export function SwitchType({ type }: { type: ListingType }) {
  const [search] = useSearchParams();
  const target = new URLSearchParams(search);
  target.delete('action');
  target.set('type', otherType[type]);
  return <p>{withParts(words.fullForm[type].other, { link: linkTo(`?${target}`) })}</p>;
}
