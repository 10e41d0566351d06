import type { ReactNode } from 'react';
import type { Me } from 'backend/contract/account';
import type { CareCard, MatchDetails } from 'backend/contract/trips';
import { productName } from 'backend/contract/product';
import { PhoneIcon, Route } from 'shared-ui';
import { namesOf } from '../day/names';
import { nameAndPhone } from '../day/peopleToCall';
import { SignPicture } from '../day/sign/SignPicture';
import { meetingDay } from '../time/tripTimes';
import { fullDay, shortDay } from '../time/zonedTime';
import styles from './CareCardSheet.module.css';
import { english, languages, type CardTexts } from './languages';

interface CareCardSheetProps {
  trip: MatchDetails;
  card: CareCard;
  me: Pick<Me, 'username' | 'phoneNumber'>;
  language: string | null;
}

/** One printed page for the traveler's hand, with labels in two languages. */
export function CareCardSheet({ trip, card, me, language }: CareCardSheetProps) {
  const second = language ? languages[language] : undefined;
  const { departure, date, time, flightNumber, meetingPoint, meetingTime, sign, role, other, contact } = trip;
  const names = namesOf(trip, me, card);
  const isHelper = role === 'helper';
  const helperPhone = isHelper ? me.phoneNumber : contact?.phoneNumber;
  const seekerPhone = isHelper ? contact?.phoneNumber : me.phoneNumber;
  const first = card.callFirst ? nameAndPhone(card.callFirst) : null;
  const family = first ?? { name: isHelper ? other.username : me.username, phone: seekerPhone };
  const hasNumber = Boolean(helperPhone || family.phone);
  const sentenceIn = ({ sentence, pleaseCall }: CardTexts) =>
    [sentence(names.helper), hasNumber && pleaseCall].filter(Boolean).join(' ');
  const needsIn = (texts: CardTexts) => card.needs.map((need) => texts.needs[need]).join(', ');
  const label = (key: Exclude<keyof CardTexts, 'sentence' | 'needs'>) => (
    <Label second={second?.[key]} language={language}>
      {english[key]}
    </Label>
  );
  const meeting = [meetingPoint, meetingTime && `${shortDay(meetingDay(trip))}, ${meetingTime}`].filter(
    Boolean,
  );
  return (
    <article className={styles.sheet} aria-label="Printed care card">
      <header className={styles.head}>
        <div className={styles.help}>
          {second && <p lang={language ?? undefined}>{second.help}</p>}
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
      <div className={styles.flight}>
        <Route trip={trip} />
        <div>
          <p className={styles.strong}>{flightNumber}</p>
          <p>
            {fullDay(date)}
            {time && `, ${time}`}
          </p>
          <p>{departure.city}</p>
        </div>
        <div className={styles.gate}>{label('gate')}</div>
      </div>
      <div className={styles.sentence}>
        {second && (
          <p lang={language ?? undefined} className={styles.strong}>
            {sentenceIn(second)}
          </p>
        )}
        <p>{sentenceIn(english)}</p>
      </div>
      <div className={styles.phones}>
        <Phone side="helper" label={label('withMe')} name={names.helper} phone={helperPhone} />
        <Phone side="seeker" label={label('family')} name={family.name} phone={family.phone} />
      </div>
      <dl className={styles.facts}>
        {sign && (
          <div className={styles.sign}>
            <dt>{label('sign')}</dt>
            <dd>
              <SignPicture name={sign.picture} className={styles.picture} /> {sign.digits}
            </dd>
          </div>
        )}
        <Fact label={label('meet')}>{meeting.join(', ')}</Fact>
        <Fact label={label('medicine')}>{card.medicine}</Fact>
        <Fact label={label('missed')}>{card.ifMissed}</Fact>
        <Fact label={label('destination')}>{card.destination}</Fact>
        {!first && <Fact label={label('first')}>{card.callFirst}</Fact>}
        <Fact label={label('second')}>{card.callSecond}</Fact>
        <Fact label={label('phone')}>{card.phone}</Fact>
        {card.needs.length > 0 && (
          <Fact label={label('helps')}>
            {second && <p lang={language ?? undefined}>{needsIn(second)}</p>}
            <p>{needsIn(english)}</p>
          </Fact>
        )}
      </dl>
      <footer className={styles.foot}>
        {productName}. {english.bags} {second && <span lang={language ?? undefined}>{second.bags}</span>}
      </footer>
    </article>
  );
}

interface LabelProps {
  second?: string | undefined;
  language?: string | null;
  children: ReactNode;
}

function Label({ second, language, children }: LabelProps) {
  return (
    <span className={styles.label}>
      {second && second !== children && <span lang={language ?? undefined}>{second} </span>}
      {children}
    </span>
  );
}

interface PhoneProps {
  side: 'helper' | 'seeker';
  label: ReactNode;
  name: string;
  phone: string | null | undefined;
}

function Phone({ side, label, name, phone }: PhoneProps) {
  return (
    <div className={styles.phone} data-side={side}>
      <PhoneIcon aria-hidden="true" />
      <div>
        <p>{label}</p>
        <p className={styles.strong}>{name}</p>
        <p className={styles.number}>{phone}</p>
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
