import { DetailsDialog } from '../details/DetailsDialog';
import { BusiestRoutes } from '../home/BusiestRoutes';
import { Choices } from '../home/Choices';
import { Hero } from '../home/Hero';
import { RecentListings } from '../home/RecentListings';
import { Testimonials } from '../home/Testimonials';

export function HomePage() {
  return (
    <>
      <Hero />
      <Choices />
      <RecentListings type="helper" />
      <RecentListings type="seeking_help" />
      <BusiestRoutes />
      <Testimonials />
      <DetailsDialog />
    </>
  );
}
