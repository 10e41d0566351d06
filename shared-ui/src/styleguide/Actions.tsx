import { PlusIcon } from '../icons/signs';
import { Button } from '../index';
import { Chapter, Specimen } from './Specimen';

export function Actions() {
  return (
    <Chapter title="Actions">
      <Specimen name="Button" wide>
        <Button variant="primary">View Contact Info</Button>
        <Button variant="secondary">Reset Filters</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete account</Button>
        <Button variant="helper">Offer help</Button>
        <Button variant="seeker">Ask for help</Button>
      </Specimen>
      <Specimen name="Busy" wide>
        <Button variant="primary" busy>
          View Contact Info
        </Button>
        <Button variant="secondary" busy>
          Reset Filters
        </Button>
      </Specimen>
      <Specimen name="Disabled" wide>
        <Button variant="primary" disabled>
          Verify
        </Button>
        <Button variant="secondary" disabled>
          Resend Code
        </Button>
      </Specimen>
      <Specimen name="Small, with an icon, as a link, wide">
        <Button size="small">
          <PlusIcon aria-hidden="true" />
          Create Listing
        </Button>
        <Button size="small" variant="primary" asChild>
          <a href="#actions">Log In</a>
        </Button>
        <Button variant="primary" wide>
          Continue
        </Button>
      </Specimen>
    </Chapter>
  );
}
