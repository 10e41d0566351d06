import { useId, type ReactNode } from 'react';
import type { Listing, Place } from 'backend/contract/listings';
import { flyerText, needTexts, Translatable } from 'shell/forms';
import { Badge, formatDay } from 'shared-ui';
import { useTranslateListingMutation } from '../api/translation';
import { PassLabel } from '../boarding-pass/PassLabel';
import { skillsOf, Tags } from '../pass/Tags';
import { companyText } from '../listing/company';
import { tipLine } from '../listing/tips';
import { landingText, legText, timeText, tripDates } from '../listing/trip';
import { words } from '../words';
import { factsOf } from '../listing/factsOf';
import styles from './TripDetails.module.css';

export function TripDetails({ listing, level = 3 }: { listing: Listing; level?: 2 | 3 }) {
  const heading = useId();
  const [translate] = useTranslateListingMutation();
  const Heading = `h${level}` as const;
  const { type, departure, arrival, time, flightNumber, flyer, needs, skills, description } = listing;
  const tip = tipLine(listing);
  const company = companyText(listing);
  return (
    <section aria-labelledby={heading} className={styles.trip}>
      <Heading id={heading} className={styles.title}>
        {words.tripDetails}
      </Heading>
      {company && <p className={styles.company}>{company}</p>}
      {listing.passShown && (
        <PassLabel>{words.passShown(listing.passShown.flight, formatDay(listing.passShown.date))}</PassLabel>
      )}
      <dl className={styles.details}>
        <Detail name={words.from}>{airport(departure)}</Detail>
        <Detail name={words.to}>{airport(arrival)}</Detail>
        <Detail name={words.flights} isWide>
          {listing.legs && (
            <ol className={styles.legs}>
              {listing.legs.map((leg) => (
                <li key={leg.from}>
                  {legText(leg)}
                  {leg.covered && !listing.covered && <Badge>{words.hasCompany}</Badge>}
                </li>
              ))}
            </ol>
          )}
        </Detail>
        <Detail name={words.date}>{tripDates(listing)}</Detail>
        <Detail name={words.time}>{time && timeText(time)}</Detail>
        <Detail name={words.lands}>{landing(listing)}</Detail>
        <Detail name={words.flightNumber}>
          {flightNumber ?? (listing.showFlight === false && words.shownWithContact)}
        </Detail>
        {tip && <Detail name={tip.label}>{tip.amount}</Detail>}
        <Detail name={words.whoIsFlying} isWide>
          {flyer && sentence(flyerText(flyer))}
        </Detail>
        <Detail name={type === 'helper' ? words.canHelpWith : words.whatWouldHelp} isWide>
          {needs?.length ? <Tags texts={needTexts(needs, type)} /> : null}
        </Detail>
        <Detail name={words.skills} isWide>
          {skills && <Tags texts={skillsOf(skills)} />}
        </Detail>
        <Detail name={words.description} isWide>
          {description && (
            <p className={styles.description}>
              <Translatable text={description} translate={() => translate(listing.id).unwrap()} />
            </p>
          )}
        </Detail>
      </dl>
    </section>
  );
}

function Detail({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** With the day when it is not the one of departure. Local to the arrival airport. */
function landing(listing: Listing) {
  const { date, arrivalDate } = listing;
  const text = landingText(listing);
  return text && arrivalDate && arrivalDate !== date ? factsOf(text, formatDay(arrivalDate)) : text;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const airport = ({ code, name, city, country }: Place) => (
  <>
    {code} - {words.facts([city, country])}
    <span className={styles.airport}>{name}</span>
  </>
);
