import type { ReactNode } from 'react';
import type { Me } from 'backend/contract/account';
import type { CareCard, MatchDetails } from 'backend/contract/trips';
import { productName } from 'backend/contract/product';
import { PhoneIcon } from 'shared-ui';
import { namesOf } from '../day/names';
import { nameAndPhone } from '../day/peopleToCall';
import { SignPicture } from '../day/sign/SignPicture';
import { meetingsOf } from '../time/meetings';
import { shortDay } from '../time/zonedTime';
import styles from './CareCardSheet.module.css';
import type { CardTexts } from './languages/CardTexts';
import { english } from './languages/en';
import { languages } from './languages/languages';
import { PrintedFlights } from './PrintedFlights';
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
  const { sign, role, other, contact } = trip;
  const names = namesOf(trip, me, card);
  const isHelper = role === 'helper';
  const helperPhone = isHelper ? me.phoneNumber : contact?.phoneNumber;
  const seekerPhone = isHelper ? contact?.phoneNumber : me.phoneNumber;
  const first = card.callFirst ? nameAndPhone(card.callFirst) : null;
  const family = first ?? { name: isHelper ? other.username : me.username, phone: seekerPhone };
  const toCall = helperPhone ? { name: names.helper, phone: helperPhone } : family;
  const sentenceIn = (texts: CardTexts) => (
    <>
      {texts.sentence(names.helper)}
      {texts === english && second && isOwn && ` I speak ${second.englishName}.`}
      {toCall.phone && (
        <>
          {' '}
          {texts.pleaseCall} <bdi>{toCall.name}</bdi>, <bdi dir="ltr">{toCall.phone}</bdi>
        </>
      )}
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
  const [firstMeeting] = meetingsOf(trip);
  const { place, date: day, time: at } = firstMeeting ?? {};
  const meeting = [place, day && shortDay(day), at].filter(Boolean);
  return (
    <article className={styles.sheet} aria-label="Printed care card" data-language={language ?? undefined}>
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
      <PrintedFlights trip={trip} helper={names.helper} gate={label('gate')} withMe={label('withMe')} />
      <div className={styles.sentence}>
        {inSecond(sentenceIn, styles.strong)}
        <p>{sentenceIn(english)}</p>
      </div>
      <div className={styles.phones}>
        <Phone side="helper" label={label('withMe')} name={names.helper} phone={helperPhone} />
        {family.phone && (
          <Phone side="seeker" label={label('family')} name={family.name} phone={family.phone} />
        )}
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

interface PhoneProps {
  side: 'helper' | 'seeker';
  label: ReactNode;
  name: string;
  phone: string | null | undefined;
}

function Phone({ side, label, name, phone }: PhoneProps) {
  return (
    <div className={styles.phone} data-side={side}>
      {phone && <PhoneIcon aria-hidden="true" />}
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
      <dd dir="auto">{children}</dd>
    </div>
  );
}
