import { WithParts } from 'shared-ui';
import { Link } from 'react-router-dom';
import { boot } from 'shell/host';
import { words } from '../../words';

export const ContactAddress = () => (
  <WithParts
    text={words.writeOrForm}
    parts={{
      mail: () => <a href={`mailto:${boot.contactEmail}`}>{boot.contactEmail}</a>,
      form: (text) => <Link to="/contact">{text}</Link>,
    }}
  />
);
