import type { Tip } from 'backend/contract/payments';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { Avatar, Badge, Isolated, PeoplesWords, useZone, VisuallyHidden, withParts } from 'shared-ui';
import { dayOf } from '../days';
import { dollars } from '../dollars';
import { words } from '../words';
import { moneyStateOf } from './moneyStateOf';
import styles from './TipRow.module.css';

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;

interface TipRowProps {
  tip: Tip;
  ref?: Ref<HTMLLIElement> | undefined;
}

export function TipRow({ tip, ref }: TipRowProps) {
  const name = nameOf(tip);
  const { text, tone } = moneyStateOf(tip);
  const isReturned = tip.money === 'returned';
  const canThank = tip.direction === 'received' && tip.other && !isReturned && isServed('/messages');
  return (
    <li className={styles.row} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Avatar name={name} src={tip.other?.profilePictureUrl} />
      <div className={styles.person}>
        <p className={styles.name}>
          <Isolated>{name}</Isolated>
        </p>
        <p className={styles.soft}>{dayOf(tip.paidAt, useZone())}</p>
      </div>
      <p className={styles.amount} data-returned={isReturned || undefined}>
        {dollars(tip.amount)}
      </p>
      {tip.message && (
        <p className={styles.message}>
          <PeoplesWords>{words.quoted(tip.message)}</PeoplesWords>
        </p>
      )}
      <div className={styles.foot}>
        <Badge tone={tone} className={styles.state}>
          {text}
        </Badge>
        <Link className={styles.link} to={`/receipt/${tip.id}`}>
          {withParts(words.receiptFor(dollars(tip.amount), name), { hidden })}
        </Link>
        {canThank && (
          <Link className={styles.link} to={`/messages?to=${tip.other?.id}`}>
            {withParts(words.sayThanks(name), { hidden })}
          </Link>
        )}
      </div>
    </li>
  );
}

/** A sender may have no account, and a recipient may have left. */
const nameOf = ({ other, direction }: Tip) =>
  other?.username ?? (direction === 'received' ? words.aGuest : words.formerMember);
