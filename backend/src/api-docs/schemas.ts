import type { SchemaDocs } from '../platform/openapi/api-docs.js';

const amara = {
  id: 41,
  username: 'Amara N.',
  profilePictureUrl: null,
};
const route = {
  departureAirport: 'JFK',
  arrivalAirport: 'DEL',
  departure: {
    code: 'JFK',
    name: 'John F. Kennedy International Airport',
    city: 'New York',
    country: 'US',
    lat: 40.64,
    lon: -73.78,
  },
  arrival: {
    code: 'DEL',
    name: 'Indira Gandhi International Airport',
    city: 'New Delhi',
    country: 'IN',
    lat: 28.56,
    lon: 77.1,
  },
};
const listing = {
  id: 7,
  type: 'helper',
  userId: amara.id,
  user: { username: amara.username, profilePictureUrl: null },
  username: amara.username,
  profilePictureUrl: null,
  languages: 'English, Hindi',
  verified: true,
  ratingAverage: 4.8,
  ratingCount: 5,
  ...route,
  date: '2030-05-04',
  endDate: null,
  time: '21:35',
  flightNumber: 'AI102',
  skills: null,
  needs: ['changing_planes', 'forms'],
  flyer: null,
  description: 'I fly this route twice a year and gladly help with the transfer.',
  tipAmount: null,
  minTip: null,
  maxTip: null,
  offersTips: false,
  acceptsTips: true,
  status: 'active',
  confirmedAt: null,
  createdAt: '2030-04-20T09:12:44.000Z',
};
const message = {
  id: 912,
  senderId: amara.id,
  content: 'See you at gate 4!',
  createdAt: '2030-05-03T18:20:05.000Z',
  clientKey: '0199a3c4-0000-7000-8000-000000000001',
};

/** Descriptions and examples of the main schemas. A test holds each example against its contract. */
export const schemas: Record<string, SchemaDocs> = {
  NewPicture: {
    description: 'Where the uploaded picture is served from now on, in the smaller of its two sizes.',
    example: { profilePictureUrl: '/pictures/Zk3rB2sLQf6mT9vXw1yA8g/small.webp' },
  },
  ErrorBody: {
    description: 'The body of every failed call.',
    example: {
      message: 'Please enter a valid email address',
      issues: [{ path: 'email', message: 'Please enter a valid email address' }],
      requestId: 'req-1f3a',
    },
  },
  Done: { description: 'The call succeeded and has nothing to say.', example: { done: true } },
  LoginRequest: { description: 'Whom to mail a login code.', example: { email: 'amara@example.com' } },
  LoginAnswer: {
    description: 'A login attempt. Its id is no user id and says nothing about the account.',
    example: { needsVerification: true, user: { id: 'Yk3vQ0s1xT8cLw5eRn2uAg' } },
  },
  VerifyRequest: {
    description: 'The code from the mail with the id of the attempt, or the code from the SMS alone.',
    example: { code: '048213', userId: 'Yk3vQ0s1xT8cLw5eRn2uAg' },
  },
  Me: {
    description: 'The member who is logged in, as they see themselves.',
    example: {
      ...amara,
      email: 'amara@example.com',
      phoneNumber: '+1 2025550143',
      phoneNumberMasked: '+1 ******0143',
      languages: 'English, Hindi',
      bio: null,
      verified: true,
    },
  },
  PublicUser: {
    description: 'A member as everyone may see them.',
    example: {
      ...amara,
      languages: 'English, Hindi',
      bio: null,
      verified: true,
      memberSince: '2029-11-02',
    },
  },
  Listing: {
    description: 'A trip as everyone may see it. It never holds an email or a phone number.',
    example: listing,
  },
  MyListing: {
    description: 'A listing as its owner sees it.',
    example: {
      ...listing,
      name: 'Amara',
      email: 'amara@example.com',
      phoneNumber: '+1 2025550143',
      contactRequests: 2,
    },
  },
  NewListing: {
    description: 'The full form of a member with a verified phone.',
    example: {
      type: 'helper',
      departureAirport: 'JFK',
      arrivalAirport: 'DEL',
      date: '2030-05-04',
      description: 'I fly this route twice a year and gladly help with the transfer.',
      email: 'amara@example.com',
    },
  },
  NewHelpRequest: {
    description: 'The short form for asking for help, for guests and members.',
    example: {
      departureAirport: 'JFK',
      arrivalAirport: 'DEL',
      date: '2030-05-04',
      needs: ['wheelchair_booked', 'forms'],
      flyer: { firstName: 'Salma', relation: 'mother', ageGroup: '70_79', languages: 'Arabic' },
      name: 'Omar',
      email: 'omar@example.com',
      consent: true,
    },
  },
  Contact: {
    description: "The owner's contact, for those who asked for it.",
    example: { email: 'amara@example.com', phoneNumber: null },
  },
  Message: { description: 'One message of a conversation.', example: message },
  NewMessage: {
    description: 'A message to another member.',
    example: { receiverId: amara.id, content: 'Are you at gate 4 too?' },
  },
  Conversation: {
    description: 'One line of the list of conversations.',
    example: {
      id: 3,
      otherUser: amara,
      read: false,
      senderId: amara.id,
      lastMessage: message.content,
      lastMessageAt: message.createdAt,
      unreadCount: 1,
    },
  },
  LiveEvent: {
    description: 'What the stream of messages pushes, told apart by `kind`.',
    example: { kind: 'message', otherUserId: amara.id, message, unread: 1 },
  },
  NewTip: {
    description: 'A tip in whole dollars.',
    example: { amount: 20, recipientId: amara.id, message: 'Thank you for the transfer!' },
  },
  PaymentIntent: {
    description: 'What the card form of the provider needs.',
    example: { clientSecret: 'pi_3abcdefgh_secret_xyz', paymentIntentId: 'pi_3abcdefgh' },
  },
  Tip: {
    description: 'A tip that the caller received or sent.',
    example: {
      id: 55,
      direction: 'received',
      other: null,
      amount: 20,
      message: 'Thank you for the transfer!',
      status: 'succeeded',
      money: 'held',
      isUnderReview: false,
      paidAt: '2030-05-06T08:00:00.000Z',
    },
  },
  Testimonial: {
    description: 'A rating with words of thanks.',
    example: {
      id: 12,
      text: 'She waited with my father until he boarded.',
      rating: 5,
      route: 'JFK to DEL',
      createdAt: '2030-05-06T08:00:00.000Z',
      user: { username: 'Omar K.', profilePictureUrl: null },
    },
  },
};
