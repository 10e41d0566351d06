import { withParts } from 'shared-ui';
import { Link } from 'react-router-dom';
import { boot } from 'shell/host';
import { words } from '../../words';

export const ContactAddress = () =>
  withParts(words.writeOrForm, {
    mail: () => <a href={`mailto:${boot.contactEmail}`}>{boot.contactEmail}</a>,
    form: (text) => <Link to="/contact">{text}</Link>,
  });
