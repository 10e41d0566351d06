import { useSearchParams } from 'react-router-dom';
import { DetailsDialog } from '../details/DetailsDialog';
import { ListingsGrid } from '../results/ListingsGrid';
import { ActiveFilters } from '../search/ActiveFilters';
import { readFilter, searchPath } from '../search/filter';
import { SearchPanel } from '../search/SearchPanel';
import page from './Page.module.css';

const pageSize = 9;

export function SearchPage() {
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const start = query.get('cursor') ?? undefined;
  return (
    <div className={page.page}>
      <h1>Search Flight Amigos</h1>
      <SearchPanel filter={filter} />
      <ActiveFilters filter={filter} />
      <ListingsGrid key={searchPath(filter) + (start ?? '')} filter={filter} start={start} limit={pageSize} />
      <DetailsDialog />
    </div>
  );
}
