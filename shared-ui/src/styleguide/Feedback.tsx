import {
  Button,
  EmptyState,
  LetterDrawing,
  LostDrawing,
  Notice,
  PassDrawing,
  Progress,
  Skeleton,
  SkeletonRegion,
} from '../index';
import { Chapter, Specimen } from './Specimen';
import styles from './Styleguide.module.css';

export function Feedback() {
  return (
    <Chapter title="Feedback">
      <Specimen name="Notice">
        <Notice title="Spam Protection Active">This form is protected by an invisible bot-check.</Notice>
        <Notice tone="good">Your phone number has been verified.</Notice>
        <Notice tone="warning" title="Phone not verified" action={<Button size="small">Verify now</Button>}>
          You need to verify your phone number to create listings.
        </Notice>
        <Notice
          tone="error"
          title="This page could not be loaded"
          action={<Button size="small">Try again</Button>}
        >
          The connection was lost on the way.
        </Notice>
      </Specimen>
      <Specimen name="Progress and Skeleton">
        <Progress label="Uploading" value={60} />
        <Progress label="Digits entered" value={0} max={6} segments />
        <Progress label="Digits entered" value={6} max={6} segments />
        <SkeletonRegion label="Loading" className={styles.loading}>
          <div className={styles.row}>
            <Skeleton shape="circle" />
            <Skeleton shape="title" />
          </div>
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
          <Skeleton shape="control" />
        </SkeletonRegion>
      </Specimen>
      <Specimen name="EmptyState" wide>
        <div className={styles.thirds}>
          <EmptyState
            drawing={<PassDrawing />}
            title="No Amigos found"
            action={<Button variant="primary">Ask for help</Button>}
          >
            Try adjusting your search criteria or create a new listing.
          </EmptyState>
          <EmptyState
            drawing={<LetterDrawing />}
            title="No messages yet"
            action={<Button>Find Companions</Button>}
          >
            Your conversations appear here.
          </EmptyState>
          <EmptyState drawing={<LostDrawing />} title="Page Not Found" action={<Button>Back to Home</Button>}>
            There is no page at this address.
          </EmptyState>
        </div>
      </Specimen>
    </Chapter>
  );
}
