import { Fragment, type ReactNode } from 'react';
import type { Me } from 'backend/contract/account';
import type { CareCard, CareCardNote, MatchDetails, TripLeg } from 'backend/contract/trips';
import { productName } from 'backend/contract/product';
import { namesOf } from '../day/names';
import { nameAndPhone } from '../day/calls/peopleToCall';
import { SignPicture } from '../day/sign/SignPicture';
import { placeOf } from '../time/meetings';
import { useCompanionTripsQuery } from '../api/care-card';
import styles from './CareCardSheet.module.css';
import type { CardTexts } from './languages/CardTexts';
import { english } from './languages/en';
import { languages } from './languages/languages';
import { usePrintedCities } from './printedCities';
import { allMeetings, companionsOf, otherMatches, partsOf, type PrintedCompanion } from './printedCompanions';
import { PrintedFlights } from './PrintedFlights';
import { meetingLine } from './printedMeetings';
import { QrCode } from '../her-page/QrCode';
import { PrintedNote } from './PrintedNote';
import { PrintedPhone } from './PrintedPhone';
import { words } from '../words';
import './fonts/fonts.css';

interface CareCardSheetProps {
  trip: MatchDetails;
  card: CareCard;
  me: Pick<Me, 'username' | 'phoneNumber'>;
  language: string | null;
  /** The second language is the traveler's own. */
  isOwn?: boolean;
}

/** One printed page for the traveler's hand, with labels in two languages. */
export function CareCardSheet({ trip, card, me, language, isOwn = false }: CareCardSheetProps) {
  const second = language ? languages[language] : undefined;
  const cityIn = usePrintedCities(language);
  const { sign, role, other, contact } = trip;
  const names = namesOf(trip, me, card);
  const isHelper = role === 'helper';
  const helperPhone = isHelper ? me.phoneNumber : contact?.phoneNumber;
  const seekerPhone = isHelper ? contact?.phoneNumber : me.phoneNumber;
  const matches = otherMatches(trip);
  const { data: others = [] } = useCompanionTripsQuery(matches, { skip: matches.length === 0 });
  const companions = companionsOf({
    trip,
    others,
    helper: { name: names.helper, phone: helperPhone ?? null },
  });
  const named = companions.filter(({ name }) => name);
  const isRelay = companions.length > 1;
  const first = card.callFirst ? nameAndPhone(card.callFirst) : null;
  const family = first ?? { name: isHelper ? other.username : me.username, phone: seekerPhone };
  const reachable = companions.filter(({ phone }) => phone);
  const toCall = reachable.length > 0 ? reachable : [family].filter(({ phone }) => phone);
  const parts = partsOf(trip, companions);
  const isInParts = parts.length > 1;
  const partsIn = (texts: CardTexts) =>
    parts
      .filter(({ name }) => name !== '')
      .map(({ name, ...ends }) => {
        const [from, to] = [ends.from, ends.to].map(
          (place) => cityIn(texts === english ? 'en' : (language ?? 'en'), place) || place.code,
        ) as [string, string];
        return name === null ? texts.alone(from, to) : texts.onPart(name, from, to);
      })
      .join(' ');
  const sentenceIn = (texts: CardTexts) => (
    <>
      {texts.hello} {isInParts ? partsIn(texts) : texts.sentence(names.helper)}
      {texts === english && second && isOwn && ` I speak ${second.englishName}.`}
      {toCall.map(({ name, phone }, index) => (
        <Fragment key={`${name} ${phone}`}>
          {index === 0 ? ` ${texts.pleaseCall} ` : '; '}
          <bdi>{name}</bdi>, <bdi dir="ltr">{phone}</bdi>
        </Fragment>
      ))}
    </>
  );
  const inSecond = (show: (texts: CardTexts) => ReactNode, className?: string) =>
    second && (
      <p lang={language ?? undefined} dir={second.isRightToLeft ? 'rtl' : 'ltr'} className={className}>
        {show(second)}
      </p>
    );
  const needsIn = ({ needs, isRightToLeft }: CardTexts) =>
    card.needs.map((need) => needs[need]).join(isRightToLeft ? '، ' : ', ');
  const label = (key: LabelKey) => (
    <Label second={second?.[key]} language={language} isRightToLeft={second?.isRightToLeft}>
      {english[key]}
    </Label>
  );
  const note = (name: CareCardNote) =>
    card[name] && <PrintedNote trip={trip} name={name} text={card[name]} />;
  const meetings = allMeetings({ trip, others });
  const shown = isRelay ? meetings : meetings.slice(0, 1);
  const placeText = (code: string) => {
    const place = placeOf(trip, code);
    const city = place && cityIn('en', place);
    return city ? `${city} (${code})` : code;
  };
  const partText = (companion: PrintedCompanion) =>
    isInParts &&
    parts
      .filter((part) => part.companion === companion)
      .map(({ from, to }) => `${placeText(from.code)} → ${placeText(to.code)}`)
      .join(', ');
  const nameOf = ({ companion }: TripLeg) => companions.find(({ id }) => id === companion)?.name;
  return (
    <article
      className={styles.sheet}
      aria-label={words.printedCareCard}
      lang="en"
      dir="ltr"
      data-language={language ?? undefined}
    >
      <header className={styles.head}>
        <div className={styles.help}>
          {inSecond(({ help }) => help)}
          <p>{english.help}</p>
        </div>
        <div className={styles.who}>
          <p className={styles.name}>{card.firstName || '…'}</p>
          {card.seat && (
            <p>
              {label('seat')} <b className={styles.seat}>{card.seat}</b>
            </p>
          )}
        </div>
      </header>
      <PrintedFlights
        trip={trip}
        cityOf={(place) => cityIn('en', place)}
        helper={names.helper}
        nameOf={nameOf}
        gate={label('gate')}
        withMe={label('withMe')}
      />
      <div className={styles.sentence}>
        {inSecond(sentenceIn, styles.strong)}
        <p>{sentenceIn(english)}</p>
      </div>
      <div className={styles.phones}>
        {named.map((companion) => (
          <PrintedPhone
            key={companion.id}
            side="helper"
            label={label('withMe')}
            name={companion.name}
            part={partText(companion)}
            phone={companion.phone}
          />
        ))}
        {family.phone && (
          <PrintedPhone side="seeker" label={label('family')} name={family.name} phone={family.phone} />
        )}
      </div>
      <dl className={styles.facts}>
        {trip.travelerLink && (
          <div className={styles.page}>
            <dt>{label('page')}</dt>
            <dd>
              <QrCode qr={trip.travelerLink.qr} label={english.page} />
            </dd>
          </div>
        )}
        {sign && (
          <div className={styles.sign}>
            <dt>{label('sign')}</dt>
            <dd>
              <SignPicture name={sign.picture} className={styles.picture} /> {sign.digits}
            </dd>
          </div>
        )}
        {shown.map((meeting) => (
          <Fact key={meeting.airport} label={label('meet')}>
            {meetingLine(meeting, isInParts && placeText(meeting.airport))}
          </Fact>
        ))}
        <Fact label={label('medicine')}>{note('medicine')}</Fact>
        <Fact label={label('missed')}>{note('ifMissed')}</Fact>
        <Fact label={label('destination')}>{note('destination')}</Fact>
        {!first && <Fact label={label('first')}>{card.callFirst}</Fact>}
        <Fact label={label('second')}>{card.callSecond}</Fact>
        <Fact label={label('phone')}>{card.phone}</Fact>
        {card.needs.length > 0 && (
          <Fact label={label('helps')}>
            {inSecond(needsIn)}
            <p>{needsIn(english)}</p>
          </Fact>
        )}
      </dl>
      <footer className={styles.foot}>
        <p>
          {productName}. {english.bags}
        </p>
        {inSecond(({ bags }) => bags)}
      </footer>
    </article>
  );
}

type LabelKey = {
  [Key in keyof CardTexts]-?: CardTexts[Key] extends string ? Key : never;
}[keyof CardTexts];

interface LabelProps {
  second: string | undefined;
  language: string | null;
  isRightToLeft: boolean | undefined;
  children: ReactNode;
}

function Label({ second, language, isRightToLeft, children }: LabelProps) {
  return (
    <span className={styles.label}>
      {second && second !== children && (
        <>
          <span lang={language ?? undefined} dir={isRightToLeft ? 'rtl' : undefined}>
            {second}
          </span>{' '}
        </>
      )}
      {children}
    </span>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
