import { useId } from 'react';
import type { PassShown } from 'backend/contract/listings/shown';
import { sentenceOf, toast } from 'shell/host';
import { Button, formatDay } from 'shared-ui';
import { useTakeBackBoardingPassMutation, useTakeBackTripBoardingPassMutation } from '../api/boarding-pass';
import { words } from '../words';
import styles from './PassLabel.module.css';
import { PassOpener } from './PassOpener';
import type { ShownPlace } from './PassShowing';

const loadShowing = async () => (await import('./PassShowing')).PassShowing;

interface MyPassProps extends ShownPlace {
  shown: PassShown | null;
  /** Around the departure. */
  canShow: boolean;
  /** The pressed button is gone, so the focus needs another place. */
  onChanged: () => void;
}

/** What the viewer has shown, and the way to take it back; or the way to show a boarding pass. */
export function MyPass({ shown, canShow, onChanged, ...place }: MyPassProps) {
  if (shown) return <Shown shown={shown} onChanged={onChanged} {...place} />;
  if (!canShow) return null;
  return (
    <PassOpener label={words.showPass} load={loadShowing}>
      {(PassShowing, close) => <PassShowing {...place} onShown={onChanged} onClose={close} />}
    </PassOpener>
  );
}

function Shown({
  of,
  id,
  shown,
  onChanged,
}: Pick<MyPassProps, 'of' | 'id' | 'onChanged'> & { shown: PassShown }) {
  const sentence = useId();
  const [takeBackOfListing, ofListing] = useTakeBackBoardingPassMutation();
  const [takeBackOfTrip, ofTrip] = useTakeBackTripBoardingPassMutation();
  const takeBack = async () => {
    try {
      await (of === 'listing' ? takeBackOfListing(id) : takeBackOfTrip(id)).unwrap();
      onChanged();
      toast({ title: words.passTakenBack, description: words.passTakenBackHint });
    } catch (error) {
      const description = sentenceOf(error, words.pleaseTryAgain);
      toast({ title: words.didNotWork, description, variant: 'destructive' });
    }
  };
  return (
    <p className={styles.line}>
      <span id={sentence} className={styles.mine}>
        {words.passShownByMe(shown.flight, formatDay(shown.date))}
      </span>
      <Button
        variant="quiet"
        size="small"
        className={styles.press}
        aria-describedby={sentence}
        busy={ofListing.isLoading || ofTrip.isLoading}
        onClick={takeBack}
      >
        {words.takePassBack}
      </Button>
    </p>
  );
}
