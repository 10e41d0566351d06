import { languageCodes } from 'backend/contract/listings/languages';
import { Chips, Select } from 'shared-ui';
import { needOptions, needsFilterLabel, readNeeds } from 'shell/forms';
import { nameOf, pageLanguage } from 'shell/host';
import { words } from '../words';
import styles from './Filters.module.css';
import type { SearchDraft } from './useSearchDraft';

const languageOptions = languageCodes
  .map((code) => [code, nameOf('language', code)] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, pageLanguage()));

const people = [
  ['verified', words.verified],
  ['acceptsTips', words.acceptsTips],
] as const;

export interface FiltersProps {
  draft: SearchDraft;
  onChange: (part: Partial<SearchDraft>) => void;
}

/** Each choice searches at once. */
export function Filters({ draft, onChange }: FiltersProps) {
  return (
    <>
      <div className={styles.filters} role="group" aria-label={words.filters}>
        <Select
          name="language"
          aria-label={words.language}
          data-chosen={draft.language || undefined}
          value={draft.language}
          onChange={({ target }) => onChange({ language: target.value })}
        >
          <option value="">{words.anyLanguage}</option>
          {languageOptions.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          name="stops"
          aria-label={words.connections}
          data-chosen={draft.stops in words.stopFilters || undefined}
          value={draft.stops in words.stopFilters ? draft.stops : ''}
          onChange={({ target }) => onChange({ stops: target.value })}
        >
          <option value="">{words.anyStops}</option>
          {Object.entries(words.stopFilters).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <Chips
          labelHidden
          label={words.onlyPeopleWho}
          // Only helpers accept tips.
          options={draft.type === 'seeking_help' ? people.slice(0, 1) : people}
          chosen={people.map(([name]) => name).filter((name) => draft[name])}
          onChange={(chosen) =>
            onChange(Object.fromEntries(people.map(([name]) => [name, chosen.includes(name) ? 'true' : ''])))
          }
        />
      </div>
      <Chips
        label={needsFilterLabel}
        name="needs"
        options={needOptions}
        chosen={readNeeds(draft.needs)}
        onChange={(codes) => onChange({ needs: codes.join(',') })}
      />
    </>
  );
}
