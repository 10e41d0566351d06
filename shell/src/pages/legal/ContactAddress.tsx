import { Link } from 'react-router-dom';
import { boot } from 'shell/host';

export const ContactAddress = () => (
  <>
    Write to <a href={`mailto:${boot.contactEmail}`}>{boot.contactEmail}</a> or use the{' '}
    <Link to="/contact">contact form</Link>.
  </>
);
