import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PageAnswers } from '../../platform/html/page-answers.js';
import type { Language } from '../../platform/language/contract.js';
import { cityLists } from './city-names/all-lists.js';
import { namePlaces, placeNames, type PlaceNames } from './place-names.js';

const byLanguage = new Map<Language, PlaceNames>();

/** So that the first view of a page names places without the list of all cities. */
@Injectable()
export class NamedAnswers implements OnModuleInit {
  constructor(private readonly answers: PageAnswers) {}

  onModuleInit(): void {
    this.answers.register((body, language) => namePlaces(body, namesIn(language)));
  }
}

function namesIn(language: Language): PlaceNames {
  const names = byLanguage.get(language) ?? placeNames(language, cityLists[language]);
  byLanguage.set(language, names);
  return names;
}
