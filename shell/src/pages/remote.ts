import { getGuide } from 'backend/endpoints/pages/guides';
import { getLegalText } from 'backend/endpoints/pages/legal';
import { callTo, defineRemote } from 'shell/host';

export default defineRemote({
  name: 'shell',
  routes: [
    {
      path: '/contact',
      title: 'Contact',
      description: 'Write to us: questions, praise, or anything that went wrong on the way.',
      access: 'public',
      page: () => import('./ContactPage'),
    },
    {
      path: '/terms-of-use',
      title: 'Terms of Use',
      description: 'The rules of the house: what we do, what we cannot promise, and what we ask of you.',
      access: 'public',
      calls: () => [callTo(getLegalText, { params: { name: 'terms-of-use' } })],
      page: () => import('./TermsPage'),
    },
    {
      path: '/privacy-policy',
      title: 'Privacy Policy',
      description: 'What we know about you, what we use it for, and who gets to see it.',
      access: 'public',
      calls: () => [callTo(getLegalText, { params: { name: 'privacy-policy' } })],
      page: () => import('./PrivacyPage'),
    },
    {
      path: '/how-it-works',
      title: 'How It Works',
      description: 'From the first search to the thanks after landing: how a trip together works.',
      access: 'public',
      calls: () => [callTo(getGuide, { params: { name: 'how-it-works' } })],
      page: () => import('./HowItWorksPage'),
    },
    {
      path: '/safety',
      title: 'Safety',
      description: 'Before you meet, at the airport, what never to carry, money, and whom to call.',
      access: 'public',
      calls: () => [callTo(getGuide, { params: { name: 'safety' } })],
      page: () => import('./SafetyPage'),
    },
    {
      path: '/help',
      title: 'Help',
      description: 'Questions that people ask us, with short answers.',
      access: 'public',
      calls: () => [callTo(getGuide, { params: { name: 'help' } })],
      page: () => import('./HelpPage'),
    },
    { path: '/styleguide', title: 'Styleguide', access: 'public', page: () => import('./StyleguidePage') },
    { path: '*', title: 'Not Found', access: 'public', page: () => import('./NotFoundPage') },
  ],
});
