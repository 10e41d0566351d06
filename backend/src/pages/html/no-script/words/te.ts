import { productName } from '../../../../product/contract.js';
import type { Words } from './en.js';

export const te: Words = {
  contactTitle: 'మమ్మల్ని సంప్రదించండి',
  writeTo: '{mail}\u200cకు రాయండి.',
  aPersonReads: '{mail}\u200cకు రాయండి. ప్రతి సందేశాన్నీ ఒక మనిషి చదువుతారు. ఈ పేజీలోని ఫారమ్‌కు JavaScript కావాలి.',
  needsScript: `ప్రకటనలు, సందేశాలు చూపించడానికి ${productName}\u200cకు JavaScript కావాలి. దయచేసి దాన్ని ఆన్ చేయండి.`,
  canRead:
    'అది లేకుండా [వినియోగ నియమాలు](/terms-of-use), [గోప్యతా విధానం](/privacy-policy) చదవవచ్చు, {mail}\u200cకు మాకు రాయవచ్చు.',
  lastUpdated: (day) => `చివరి మార్పు: ${day}`,
  englishDecides: (address) => `ఇది అనువాదం. [ఇంగ్లీషు పాఠమే](${address}) చెల్లుతుంది.`,
};
