import type { ChannelSettings, NewsChannel } from 'backend/contract/account/channels';
import { sentenceOf, toast } from 'shell/host';
import { Checkbox } from 'shared-ui';
import { words } from '../words';
import { useChangeChannelSettingsMutation, useChannelSettingsQuery } from './channels-api';
import styles from './TopicSwitches.module.css';

type Topic = keyof ChannelSettings;

interface TopicSwitchesProps {
  channel: NewsChannel;
  legend: string;
  topics: readonly Topic[];
  hint?: string;
}

/** Each checkbox saves at once. A server of the release before knows no topics: then there is nothing to choose. */
export function TopicSwitches({ channel, legend, topics, hint }: TopicSwitchesProps) {
  const { data } = useChannelSettingsQuery();
  const [change] = useChangeChannelSettingsMutation();
  if (!data) return null;

  const turn = async (topic: Topic, on: boolean) => {
    const { error } = await change({ [topic]: { [channel]: on } });
    if (!error) return toast({ title: words.notificationsSaved });
    toast({
      title: words.choiceNotSaved,
      description: sentenceOf(error, words.pleaseTryAgain),
      variant: 'destructive',
    });
  };

  return (
    <fieldset className={styles.topics}>
      <legend className={styles.legend}>{legend}</legend>
      {topics.map((topic) => (
        <Checkbox
          key={topic}
          {...(hint && { hint })}
          checked={data[topic][channel] ?? true}
          onChange={({ target }) => void turn(topic, target.checked)}
        >
          {words.newsTopics[topic]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
