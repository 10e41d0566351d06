import { useSearchParams } from 'react-router-dom';
import { Notice, useToday } from 'shared-ui';
import { DetailsDialog } from '../details/DetailsDialog';
import { ListingsGrid } from '../results/ListingsGrid';
import { ActiveFilters } from '../search/ActiveFilters';
import { readFilter, searchPath } from '../search/filter';
import { lostIn } from '../search/searchIssues';
import { SearchPanel } from '../search/SearchPanel';
import { words } from '../words';
import page from './Page.module.css';

const pageSize = 9;

export function SearchPage() {
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const start = query.get('cursor') ?? undefined;
  const lost = lostIn(query, useToday());
  const issues = Object.values(lost.issues);
  return (
    <div className={page.page}>
      <h1>{words.searchTitle}</h1>
      <SearchPanel key={JSON.stringify(lost)} filter={filter} lost={lost} />
      <ActiveFilters filter={filter} />
      {issues.length ? (
        <Notice tone="warning" title={words.nothingSearched}>
          {words.sentences(issues.map((issue) => words.sentence(issue ?? '')))}
        </Notice>
      ) : (
        <ListingsGrid
          key={searchPath(filter) + (start ?? '')}
          filter={filter}
          start={start}
          limit={pageSize}
        />
      )}
      <DetailsDialog />
    </div>
  );
}
