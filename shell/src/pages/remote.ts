import { defineRemote } from 'shell/host';

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
      page: () => import('./TermsPage'),
    },
    {
      path: '/privacy-policy',
      title: 'Privacy Policy',
      description: 'What we know about you, what we use it for, and who gets to see it.',
      access: 'public',
      page: () => import('./PrivacyPage'),
    },
    { path: '/styleguide', title: 'Styleguide', access: 'public', page: () => import('./StyleguidePage') },
    { path: '*', title: 'Not Found', access: 'public', page: () => import('./NotFoundPage') },
  ],
});
