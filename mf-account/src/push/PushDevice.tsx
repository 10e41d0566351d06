import type { PushSubscription } from 'backend/contract/account/push';
import { sentenceOf, toast } from 'shell/host';
import { Badge, Button, formatDay, withParts } from 'shared-ui';
import { hidden } from '../layout/hidden';
import { deviceName } from '../settings/deviceName';
import rows from '../settings/rows.module.css';
import { words } from '../words';
import { useRemovePushDeviceMutation } from './api';

interface PushDeviceProps {
  device: PushSubscription;
  onRemoved: () => void;
}

export function PushDevice({ device: { id, device, current, createdAt }, onRemoved }: PushDeviceProps) {
  const [remove, { isLoading }] = useRemovePushDeviceMutation();
  const name = deviceName(device);

  const removeIt = async () => {
    const { error } = await remove(id);
    if (error) {
      const description = sentenceOf(error, words.pleaseTryAgain);
      return toast({ title: words.pushDeviceNotRemoved, description, variant: 'destructive' });
    }
    onRemoved();
    toast({ title: words.pushDeviceRemoved, description: words.pushDeviceRemovedHint(name) });
  };

  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.name}>{name}</p>
        <p className={rows.soft}>{words.pushDeviceSince(formatDay(createdAt.slice(0, 10)))}</p>
        {current && <Badge tone="good">{words.thisDevice}</Badge>}
      </div>
      <Button size="small" busy={isLoading} onClick={() => void removeIt()}>
        {withParts(words.removeIt(name), { hidden })}
      </Button>
    </li>
  );
}
