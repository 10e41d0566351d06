import type { ListingFilter } from 'backend/contract/listings';
import type { TravelMonth } from 'backend/contract/listings/routes';
import { Link } from 'react-router-dom';
import { Card, formatDay, HeartHandshakeIcon, LuggageIcon, VisuallyHidden } from 'shared-ui';
import { numberText } from 'shell/host';
import { ButtonOrLink } from '../listing/ButtonOrLink';
import { searchPath } from '../search/filter';
import { words } from '../words';
import styles from './MonthOfPeople.module.css';
import { monthName, peopleText, weekdays, weeksOf } from './months';

interface MonthOfPeopleProps {
  months: TravelMonth[];
  shown: number;
  onShow: (index: number) => void;
  /** What the search of a day asks for besides the day. */
  filter: ListingFilter;
}

/** Every day with people on it leads to its search. */
export function MonthOfPeople({ months, shown, onShow, filter }: MonthOfPeopleProps) {
  const current = months[shown];
  if (!current) return null;
  const id = `${filter.from}-${filter.to}`;
  const people = new Map(current.days.map((day) => [day.day, day]));
  return (
    <Card id={id} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{monthName(current.month)}</h2>
        <p className={styles.legend} aria-hidden="true">
          <Mark kind="helper" /> {words.offerLegend} <Mark kind="seeker" /> {words.lookLegend}
        </p>
      </div>
      <table className={styles.month}>
        <caption>
          <VisuallyHidden>{words.whoFliesIn(monthName(current.month))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays().map(({ name, short }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current.month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => {
                const counts = day && people.get(day);
                const date = day && numberText(Number(day.slice(8)));
                return (
                  <td key={day ?? index}>
                    {counts ? (
                      <Link
                        to={searchPath({ ...filter, date: day })}
                        className={styles.day}
                        aria-label={words.peopleOnDay(formatDay(day), peopleText(counts))}
                      >
                        <span className={styles.number}>{date}</span>
                        <Mark kind="helper" count={counts.helpers} />
                        <Mark kind="seeker" count={counts.seekers} />
                      </Link>
                    ) : (
                      <span className={styles.quiet}>{date}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <p>{words.tapADay}</p>
        {months.length > 1 && (
          <div className={styles.turn}>
            {([-1, 1] as const).map((by) => {
              const month = months[shown + by]?.month;
              return (
                <ButtonOrLink
                  key={by}
                  size="small"
                  disabled={!month}
                  to={month && `?month=${month}#${id}`}
                  onClick={() => onShow(shown + by)}
                >
                  {by < 0 ? words.earlier : words.later}
                </ButtonOrLink>
              );
            })}
          </div>
        )}
      </div>
    </Card>
  );
}

const icons = { helper: HeartHandshakeIcon, seeker: LuggageIcon };

/** Without a count it explains the icon. */
function Mark({ kind, count }: { kind: 'helper' | 'seeker'; count?: number }) {
  const Icon = icons[kind];
  if (count === 0) return null;
  return (
    <span className={styles.mark} data-kind={kind}>
      <Icon aria-hidden="true" /> {count !== undefined && numberText(count)}
    </span>
  );
}
