import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';

export const FindCompanions = () => (
  <Button asChild variant="primary">
    <Link to="/search">Find Companions</Link>
  </Button>
);
