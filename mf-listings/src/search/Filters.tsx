import { languageCodes } from 'backend/contract/listings/languages';
import { Chips, Select } from 'shared-ui';
import { needOptions, needsFilterLabel, readNeeds } from 'shell/forms';
import { languageName, stopsTexts } from './filterTexts';
import styles from './Filters.module.css';
import type { SearchDraft } from './useSearchDraft';

const languageOptions = languageCodes
  .map((code) => [code, languageName(code)] as const)
  .sort(([, one], [, other]) => one.localeCompare(other));

const people = [
  ['verified', 'Verified'],
  ['acceptsTips', 'Accepts tips'],
] as const;

export interface FiltersProps {
  draft: SearchDraft;
  onChange: (part: Partial<SearchDraft>) => void;
}

/** Each choice searches at once. */
export function Filters({ draft, onChange }: FiltersProps) {
  return (
    <>
      <div className={styles.filters} role="group" aria-label="Filters">
        <Select
          aria-label="Language"
          data-chosen={draft.language || undefined}
          value={draft.language}
          onChange={({ target }) => onChange({ language: target.value })}
        >
          <option value="">Any language</option>
          {languageOptions.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Connections"
          data-chosen={draft.stops in stopsTexts || undefined}
          value={draft.stops in stopsTexts ? draft.stops : ''}
          onChange={({ target }) => onChange({ stops: target.value })}
        >
          <option value="">Any stops</option>
          {Object.entries(stopsTexts).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <Chips
          labelHidden
          label="Only people who"
          name="people"
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
