import {
  memo,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { pressed, useHydrated } from 'shared-ui';
import { ErrorBoundary } from './ErrorBoundary';
import { GiveEarlyInput } from './GiveEarlyInput';
import { contentFromHtml, noteSettled } from './firstView';
import type { Part } from './parts';
import { report } from '../remotes/report';
import { InItsLanguage } from './InItsLanguage';

interface RegionProps {
  part: Part;
  props?: object;
  waiting: ReactNode;
  renderFailure: (tryAgain: () => void, error: unknown) => ReactNode;
}

export function Region({ part, props, waiting, renderFailure }: RegionProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ part: Part; error: unknown } | null>(null);
  const [, setArrived] = useState<Part | null>(null);
  // The same component until the region ends: another one would lose what the visitor typed into the HTML.
  const [first] = useState(() => ({ part, Content: contentFromHtml(part) }));
  const isHydrated = useHydrated();
  useSettledWhenGone(part);

  useEffect(() => {
    let current = true;
    const arrives = async () => {
      await part.load();
      await pressed();
    };
    arrives().then(
      () => {
        // A transition keeps the page responsive while many cards render.
        if (current) startTransition(() => setArrived(part));
      },
      (error: unknown) => {
        report(error, part.where);
        if (current) setFailure({ part, error });
        noteSettled(part);
      },
    );
    return () => {
      current = false;
    };
  }, [part, attempt]);

  const tryAgain = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  if (failure?.part === part) return renderFailure(tryAgain, failure.error);
  const fromHtml = first.part === part && attempt === 0 ? first.Content : undefined;
  const Content = fromHtml ?? (isHydrated ? part.ready : undefined);
  if (!Content) return waiting;
  return (
    <InItsLanguage of={part}>
      <ErrorBoundary
        key={attempt}
        onError={(error) => {
          report(error, part.where);
          noteSettled(part);
        }}
        fallback={(error) => renderFailure(tryAgain, error)}
      >
        <Stage part={part} Content={Content} props={props} waiting={waiting} />
      </ErrorBoundary>
    </InItsLanguage>
  );
}

interface StageProps extends Pick<RegionProps, 'part' | 'props' | 'waiting'> {
  Content: ComponentType<object>;
}

/**
 * While the code of what is in the HTML loads, nothing updates it: React would replace it by the skeleton. Once it is
 * there, only other props do, because a second rendering of a whole page is long on a slow phone.
 */
const Stage = memo(
  ({ part, Content, props, waiting }: StageProps) => (
    <Suspense fallback={waiting}>
      <Content {...props} />
      <GiveEarlyInput />
      <Hydrated part={part} />
    </Suspense>
  ),
  (before, { part, Content, props }) => before.Content === Content && (!part.ready || before.props === props),
);

function Hydrated({ part }: { part: Part }) {
  useEffect(() => noteSettled(part), [part]);
  return null;
}

/** In development React runs each effect twice, so only what stays away has gone. */
function useSettledWhenGone(part: Part) {
  const shown = useRef<Part>(null);
  useEffect(() => {
    shown.current = part;
    return () => {
      shown.current = null;
      setTimeout(() => shown.current !== part && noteSettled(part));
    };
  }, [part]);
}
