import { useState } from 'react';
import type { MatchDetails, TravelerLink } from 'backend/contract/trips';
import { spokenLanguage } from 'backend/rules/trips';
import { toast } from 'shell/host';
import { Button, Card, CopyIcon, Field, Select, ShareIcon, TextInput } from 'shared-ui';
import { useEndTravelerLinkMutation, useMakeTravelerLinkMutation } from '../api/her-page';
import cardStyles from '../before/TripCard.module.css';
import { flyerNameOf } from '../day/names';
import { sendAndTell } from '../trip/sendAndTell';
import { words } from '../words';
import { QrCode } from './QrCode';

const page = words.travelerPage;

type Language = TravelerLink['language'];

/** In their own names. */
const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  hi: 'हिन्दी',
  te: 'తెలుగు',
  zh: '中文',
  fa: 'فارسی',
  fr: 'Français',
};

/** Every trip for another person has a page for the one who flies, in her language and without an account. */
export function TravelerPage({ trip }: { trip: MatchDetails }) {
  const { id, travelerLink: link = null, flyer } = trip;
  const name = flyerNameOf(trip) ?? null;
  const [chosen, setChosen] = useState<Language>();
  const [make, making] = useMakeTravelerLinkMutation();
  const language = chosen ?? link?.language ?? spokenLanguage(flyer?.languages) ?? 'en';
  const save = (wanted: Language) => make({ id, language: wanted }).unwrap();
  return (
    <Card role="region" aria-labelledby="traveler-page" className={`${cardStyles.card} ${cardStyles.screen}`}>
      <h2 id="traveler-page" className={cardStyles.title}>
        {page.title(name)}
      </h2>
      <p>{page.explained(name)}</p>
      <Field label={page.language}>
        <Select
          value={language}
          onChange={({ target }) => {
            const wanted = target.value as Language;
            setChosen(wanted);
            if (link) void sendAndTell(() => save(wanted), page.changed);
          }}
        >
          {Object.entries(languageNames).map(([code, own]) => (
            <option key={code} value={code} lang={code}>
              {own}
            </option>
          ))}
        </Select>
      </Field>
      {link ? (
        <MadePage id={id} link={link} name={name} />
      ) : (
        <Button
          size="small"
          className={cardStyles.button}
          busy={making.isLoading}
          onClick={() => sendAndTell(() => save(language), page.made)}
        >
          {page.make}
        </Button>
      )}
    </Card>
  );
}

interface MadeProps {
  id: number;
  link: TravelerLink;
  name: string | null;
}

function MadePage({ id, link: { url, qr }, name }: MadeProps) {
  const [end, ending] = useEndTravelerLinkMutation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: page.copied, description: page.copiedHint(name) });
    } catch {
      // Some browsers forbid it. The address can be selected.
      toast(page.notCopied);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: page.title(name), url });
    } catch (error) {
      // The member closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      <Field label={page.address} hint={page.warning}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <QrCode qr={qr} label={page.qr} />
      <p className={cardStyles.soft}>{page.scan}</p>
      <div className={cardStyles.buttons}>
        {'share' in navigator && (
          <Button size="small" onClick={share}>
            <ShareIcon aria-hidden="true" /> {page.share}
          </Button>
        )}
        <Button size="small" onClick={copy}>
          <CopyIcon aria-hidden="true" /> {page.copy}
        </Button>
        <Button size="small" asChild>
          <a href={url} target="_blank" rel="noreferrer">
            {page.open}
          </a>
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={ending.isLoading}
          onClick={() => sendAndTell(() => end(id).unwrap(), page.ended)}
        >
          {page.end}
        </Button>
      </div>
    </>
  );
}
