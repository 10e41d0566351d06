import { Link } from 'react-router-dom';
import { ContactAddress } from './ContactAddress';

/** A text of a legal page, with its strong words and links. */
export const LegalText = ({ children }: { children: string }) =>
  children
    .split(/(\*\*[^*]{1,200}\*\*|\[[^[\]]{1,200}\]\([^()]{1,200}\)|\{contact\})/)
    .map((piece, index) => <Piece key={index} text={piece} />);

function Piece({ text }: { text: string }) {
  if (text === '{contact}') return <ContactAddress />;
  const [, strong] = /^\*\*(.+)\*\*$/.exec(text) ?? [];
  if (strong) return <strong>{strong}</strong>;
  const [, words, address] = /^\[(.+)\]\((.+)\)$/.exec(text) ?? [];
  if (!words || !address) return text;
  if (address.startsWith('/')) return <Link to={address}>{words}</Link>;
  return (
    <a href={address} rel="noreferrer">
      {words}
    </a>
  );
}
