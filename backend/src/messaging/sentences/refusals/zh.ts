import type { Sentences } from '../../../platform/language/translator.js';

export const zh: Sentences = {
  'Our team has removed this message.': '我们的团队已移除这条消息。',
  'This person was suspended, so nothing can be sent to them.':
    '此用户的账户已被暂停，因此无法向其发送内容。',
  'You can write to this person after they have shared their contact with you':
    '对方向您提供联系方式后，您才能给对方写消息',
  'You cannot write to yourself': '您不能给自己写消息',
  'This person has left Flight Amigo and can no longer be written to':
    '此用户已离开 Flight Amigo，无法再收到消息',
  'This is not where a page of conversations starts': '没有从这里开始的对话页',
  'You can write again when the other person has answered.': '对方回复后，您可以再次写消息。',
  'You can write again when {name} has answered.': '{name} 回复后，您可以再次写消息。',
  'This message was not found': '找不到此消息',
  'This person has not written to you yet': '对方还没有给您写过消息',
};
