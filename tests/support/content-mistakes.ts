import { textOf } from './imports.ts'

// A table, and long for that: every mistake in content/ that was ever made or thought of, and what must be said of it.

export const COMPANY = 'content/company.yaml'
export const SERVICE = 'content/services/devops.yaml'
const COPIED = /^band:\n {2}text: (.*)/m.exec(textOf('content/services/web-development.yaml'))?.[1]
const SOUNDING = 'content/pages/sounding.yaml'
const PROJECT = 'content/portfolio/wardrow.yaml'
const ABOUT = 'content/pages/about.yaml'
const HOME = 'content/pages/home.yaml'
const TEAM = 'content/authors/team.yaml'
const PRIVACY = 'content/legal/privacy-policy.md'
export const JOB = 'content/jobs/email-marketing-manager.yaml'
const TRACK = 'content/tracks/ai-tools.yaml'
export const ARTICLE = 'content/blog/cloud-bill-with-names.md'

export type Change = (text: string) => string
/** One field's line with another value. */
export const line =
  (field: string, value: string): Change =>
  (text) =>
    text.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`)
const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to)
export const end =
  (added: string): Change =>
  (text) =>
    `${text.trimEnd()}\n\n${added}\n`

/**
 * What a mistake is, where it is made, how, and what is said of it: a part of `file:line: field: message`, or how that
 * goes on after the file. A `*` is the number of any line, a `$` the end.
 */
export const MISTAKES: Record<
  string,
  [mistake: string, file: string, change: Change | string | undefined, said: RegExp | string][]
> = {
  'saved replies': [
    [
      'a place that no request fills',
      'content/replies/not-ours.md',
      swap('{name}', '{nmae}'),
      ':5: There is no place {nmae}. The places are: {name}',
    ],
    ['a file that is no reply', 'content/replies/call.txt', 'Dear {name},', ': Nothing reads this file'],
  ],
  'YAML that cannot be read': [
    ['a tab', SERVICE, swap('\nmenu:\n  ', '\nmenu:\n\t'), ':4: This line begins with a tab. Indent with spaces.$'],
    ['a colon in plain text', JOB, line('summary', 'We want: you'), ':7: Put the text in quotes: a colon'],
    ['a quote that is not closed', JOB, line('title', '"Email'), ':2: The quote that opens here is not closed.$'],
    ['text after a quote', JOB, line('title', "'It's'"), ':2: Text follows a closing quote'],
    ['a field twice', JOB, end('title: Again'), ':*: This field stands here for the second time'],
    ['a list that is not closed', PROJECT, line('technologies', '[React, Go'), ':6: A "[" or "{" above is not closed'],
    ['a letter that YAML keeps for itself', JOB, line('title', '@home'), ':2: Put the text in quotes: YAML gives "@"'],
    ['a wrong indentation', JOB, swap(/^department:/m, '   department:'), ':2: The indentation is wrong here'],
    ['a tab in the brand', COMPANY, swap('\nphone:\n  ', '\nphone:\n\t'), ':9: This line begins with a tab'],
    ['a colon in an article', ARTICLE, line('excerpt', 'A bill: with names'), ':5: Put the text in quotes'],
    ['a colon in a page', ABOUT, swap(/^( +)heading: .*/m, '$1heading: One: two'), ':*: Put the text in quotes'],
    ['another encoding', JOB, line('title', 'Email Manag\uFFFDr'), ':*: A letter here is not UTF-8'],
  ],
  'files that are not what they should be': [
    ['an empty file', JOB, '', ': This file is empty. Copy the fields'],
    ['nothing but a comment', JOB, '# later', ': This file is empty'],
    ['plain text', JOB, 'Email manager wanted', ':1: Write a group of fields here; now it is "Email manager wanted"'],
    ['a missing page', ABOUT, undefined, ': This file is missing. Restore it'],
    ['a missing legal page', PRIVACY, undefined, ': This file is missing'],
    ['a missing author', TEAM, undefined, ': This file is missing'],
    ['a missing brand', COMPANY, undefined, ': This file is missing'],
    ['an unshown page', 'content/pages/team.yaml', 'a: 1', ': No page has this name. The pages are home.yaml, '],
    ['a legal page that nobody shows', 'content/legal/cookies.md', '---\ntitle: a\n---\nb', /cookies\.md/],
    ['an ending', 'content/services/more.yml', 'a: 1', ': Nothing reads this file. Files in this folder end in .yaml'],
    ['a blog ending', 'content/blog/a.txt', 'a', ': Nothing reads this file. Files in this folder end in .md, .p'],
    ['an ending in capitals', 'content/jobs/a.YAML', 'a', ': Nothing reads this file'],
    ['a folder', 'content/articles/a.md', 'a', /^content\/articles: Nothing reads this\. .* pages, replies, services/],
    ['a file without a folder', 'content/services.yaml', 'a: 1', ': Nothing reads this. The folders are pages, '],
    ['an unused author', 'content/authors/jane.yaml', textOf(TEAM), ': No page shows this file. Of this folder a'],
    ['a taken name', 'content/services/not-sure.yaml', textOf(SERVICE), ':2: name: The file’s name is taken'],
    ['a name that makes no address', 'content/jobs/New Job.yaml', 'a: 1', ': The name becomes part of an address'],
    ['an article without fields', ARTICLE, '# Hello', ':1: The file must begin with its fields'],
    ['fields alone', ARTICLE, (text) => text.slice(0, text.indexOf('\n---\n', 4) + 5), ': There is no text below'],
  ],
  'fields that a schema refuses': [
    [
      'a misspelt field',
      SERVICE,
      swap(/^category:/m, 'categroy:'),
      ':6: categroy: There is no field "categroy" here. Did you mean "category"?',
    ],
    ['and the missing one', SERVICE, swap(/^category:/m, 'categroy:'), ':1: category: This field is missing. Add it.'],
    ['a missing field', JOB, swap(/^department: .*\n/m, ''), ':1: department: This field is missing'],
    ['a missing field of a group', SERVICE, swap(/^ {2}label: .*\n/m, ''), ':3: menu.label: This field is missing'],
    [
      'an unknown value',
      SERVICE,
      line('category', 'specialised'),
      ':6: category: Write one of "core", "specialized", "additional"; now it is "specialised". Did you mean "specialized"?',
    ],
    ['too long', PROJECT, line('title', 'W'.repeat(159)), ':2: title: Write at most 30 characters; now there are 159'],
    ['too short', PROJECT, line('description', 'S.'), ':3: description: Write at least 60 characters; now there are 2'],
    ['text for a number', JOB, line('order', 'first'), ':1: order: Write a number here; now it is "first"'],
    ['a number for text', JOB, line('title', '42'), ':2: title: Write text here; now it is the number 42'],
    ['no list', PROJECT, line('technologies', 'React'), ':5: technologies: Write a list (lines that begin with "- ")'],
    ['one entry', PROJECT, line('technologies', '[Go]'), ':5: technologies: Give at least 3 entries; now there are 1'],
    [
      'no address',
      PROJECT,
      line('liveUrl', 'kerbline'),
      ':8: liveUrl: Write a whole address such as https://name.example/; now it is "kerbline"',
    ],
    ['month thirteen', PROJECT, line('completionDate', "'2025-13'"), ':10: completionDate: Write the month as 2025-11'],
    [
      'an unknown kind of drawing',
      SERVICE,
      swap(/kind: (bars|code|cells|rows|trend)/, 'kind: pie'),
      /offerings\.items\[0\]\.art\.kind: Write one of "bars", "code"/,
    ],
    [
      'an unknown page in the menu',
      'content/pages/navigation.yaml',
      swap('page: career', 'page: carer'),
      /navigation\.yaml:7: header\.items\[3\]\.page: Write one of .* Did you mean "career"\?/,
    ],
    ['an unknown category', ARTICLE, line('category', 'Cloud'), ':10: category: Write one of "Partnership"'],
    ['the thirty-first of February', ARTICLE, line('date', "'2026-02-31'"), ':8: date: Write the day as YYYY-MM-DD.'],
    ['a date as Americans write it', ARTICLE, line('date', '02/03/2026'), ':8: date: Write the day as YYYY-MM-DD.'],
    ['an early update', ARTICLE, line('updated', "'2019-01-01'"), ':9: updated: An update cannot precede the date.'],
    [
      'four questions',
      ARTICLE,
      swap(/ {2}- question: [\s\S]*?(?= {2}- question)/, ''),
      ':31: faqs: An article has five questions or none.',
    ],
    ['an author we do not have', ARTICLE, line('author', 'bob'), ':7: author: Write "team"; now it is "bob"'],
    ['a day that is none', PRIVACY, line('updated', 'Soon'), ':*: updated: Write the day as it is printed'],
  ],
  'the brand': [
    ['a phone number', COMPANY, swap(/e164: .*/, 'e164: "216-555"'), ':10: phone.e164: This must be like +15555550100'],
    ['an address', COMPANY, swap(/quotes: \S+@\S+/, 'quotes: home'), ':13: mail.quotes: This must be a mail address'],
    [
      'a time zone that is none',
      COMPANY,
      line('timeZone', 'America/Ohio'),
      ':*: timeZone: This must be a time zone of the tz database, like America/New_York',
    ],
    ['a time zone as an offset', COMPANY, line('timeZone', '"-05:00"'), ':*: timeZone: This must be a time zone'],
    ['a domain with a scheme', COMPANY, line('domain', 'https://a.example'), ':3: domain: This must be a domain alone'],
    ['a domain with a path', COMPANY, line('domain', 'brand.example/home'), ':3: domain: This must be a domain alone'],
    ['no day', COMPANY, swap('2026-01-19', '2026-02-30'), /holidays\[1\]\.date: This must be a day of the calendar/],
    ['an eighth day', COMPANY, swap('3, 4, 5]', '8]'), /hours\.days\[2\]: This must be 1 \(Monday\) to 7 \(Sunday\)/],
    ['a weekday twice', COMPANY, swap('[1, 2, 3, 4, 5]', '[1, 2, 2]'), /hours\.days: This must name each day once/],
    ['no day at all', COMPANY, swap('[1, 2, 3, 4, 5]', '[]'), /hours\.days: This must name at least one day/],
    ['closes too early', COMPANY, swap('"18:00"', '"08:00"'), ':*: hours.closes: This must be later than `opens`'],
    ['a misspelt field', COMPANY, swap('tagline:', 'tagLine:'), ':4: tagLine: This is no field of this file'],
    ['a missing field', COMPANY, swap(/^tagline: .*\n/m, ''), ':*: tagline: This is missing'],
    ['text for a number', COMPANY, line('founded', 'soon'), ':6: founded: This must be a number, but is "soon"'],
  ],
  'letters that a share image cannot draw': [
    ['in the brand', COMPANY, line('name', '日本'), ':2: name: The share image has no font for "日"'],
    ['in an article', ARTICLE, line('title', 'Of Ἀθῆναι'), ':3: title: The share image has no font for "Ἀ"'],
  ],
  'a sounding that its service does not publish': [
    [
      'a sentence that is not on its page',
      SOUNDING,
      swap('A simple app takes', 'Any app takes'),
      ':*: what.options[1].simple.says: content/services/app-development.yaml does not say so',
    ],
    [
      'weeks that are not those of its time frame',
      SOUNDING,
      swap('from: 9, to: 17', 'from: 8, to: 17'),
      /what\.options\[1\]: Its frames are 8,17,26,52 weeks, but the page's time frame, ".*", is 9,17,26,52/,
    ],
    [
      'an answer that the page does not name',
      SOUNDING,
      swap('company: enterprise', 'company: a whole town'),
      /what\.options\[5\]\.deepens\.company: .* does not name "a whole town"/,
    ],
    ['an unknown service', SOUNDING, swap('service: devops', 'service: sails'), /There is no service "sails"/],
    ['an unknown answer', SOUNDING, swap('who: two-sides, hard', 'who: crowds, hard'), /There is no answer "crowds"/],
  ],
  'names that lead nowhere': [
    [
      'an icon',
      SERVICE,
      line('icon', 'git-branh'),
      ':7: icon: There is no icon "git-branh". Did you mean "git-branch"? Choose one of lucide.dev',
    ],
    [
      'an icon of an offering',
      SERVICE,
      swap(/( {6}icon: ).*/, '$1no-such'),
      ':*: offerings.items[0].icon: There is no icon "no-such". Choose one of lucide.dev.',
    ],
    ['an icon of a track', TRACK, line('icon', 'no-such'), ':*: icon: There is no icon'],
    [
      'a technology',
      PROJECT,
      line('technologies', '[Reactt, Node.js, Redis]'),
      ':5: technologies[0]: There is no technology "Reactt". Did you mean "React"? A new one is added to content/technologies.yaml',
    ],
    [
      'a picture of a project',
      PROJECT,
      line('image', 'project-none'),
      ':6: image: There is no picture "project-none". Put it into site/assets/mockups as AVIF and as WebP',
    ],
    [
      'a logo',
      'content/services/it-consulting.yaml',
      swap('[azure,', '[no-such,'),
      ':*: stack.logos[0]: There is no logo "no-such". The logos are',
    ],
    [
      'a cover, of a file that is not called by its slug',
      'content/blog/renamed.md',
      textOf(ARTICLE).replace(/^cover: .*/m, 'cover: no-such'),
      ':13: cover: There is no cover "no-such". Put it into site/assets/covers as SVG',
    ],
    ['a tab', HOME, swap('e: cloud-eng', 'e: cld-eng'), ':*: services.tabs[2].service: There is no service "cld'],
    ['a drawing of the home page', HOME, swap('plate: blockchain', 'plate: no-such'), /There is no drawing "no-such"/],
    [
      'a headline figure',
      ABOUT,
      swap(/figure: [a-z]+/, 'figure: unheard'),
      /There is no figure "unheard"\. The figures are those of content\/company\.yaml/,
    ],
    [
      'a track of the career page',
      'content/pages/career.yaml',
      swap('track: web-development', 'track: web'),
      ':*: internship.tracks[0].track: There is no track "web"',
    ],
    [
      'a tab from the menu',
      'content/pages/navigation.yaml',
      swap('technology: artificial-intelligence', 'technology: ai'),
      /menu\.extra\[0\]\.technology: There is no tab "ai"/,
    ],
    [
      'a service from the page for wrong addresses',
      'content/pages/not-found.yaml',
      swap('service: app-development', 'service: apps'),
      /suggestions\[0\]\.service: There is no service "apps"/,
    ],
  ],
  'what stands twice': [
    [
      'two jobs of one title',
      JOB,
      line('title', 'Senior Full-Stack Developer'),
      /senior-full-stack-developer\.yaml:2: title: This is "Senior Full-Stack Developer" in content\/jobs\/email-marketing-manager\.yaml, too/,
    ],
    ['an order twice', SERVICE, line('order', '1'), /web-development\.yaml:1: order: This is 1 in .*devops\.yaml, too/],
    [
      'two pages of one title',
      ARTICLE,
      (text) => text.replace(/^ {2}title: .*/m, "  title: 'Alert fatigue: how to retire security alarms safely'"),
      /nobody-reads-the-alert\.md:\d+: seo\.title: This is "Alert fatigue: [^"]+" in content\/blog\/cloud-bill-with-names\.md, too/,
    ],
    [
      'a text that was copied from another service',
      SERVICE,
      (text) => text.replace(/^(band:\n {2}text: ).*/m, `$1${COPIED}`),
      /\.yaml:\d+: band\.text: This is "[^"]{60,}" in content\/services\/[a-z-]+\.yaml, too/,
    ],
    ['two services of one name', SERVICE, line('name', 'Web Development'), /name: This is "Web Development" in/],
    ['a number twice', TRACK, line('id', '1'), /web-development\.yaml:1: id: This is 1 in .*ai-tools\.yaml, too/],
    ['another file name', TRACK, line('value', 'ai'), ':2: value: The file must have this name: call it ai.yaml'],
    [
      'two articles at one address',
      ARTICLE,
      line('slug', 'four-day-survey'),
      /four-day-survey\.md:4: slug: This is "four-day-survey" in content\/blog\/cloud-bill-with-names\.md, too/,
    ],
    ['two articles of one number', ARTICLE, line('id', '5'), /:2: id: This is 5 in/],
    ['an article in place of a page', ARTICLE, line('slug', 'search'), ':4: slug: /blog/search is a page of its own'],
    [
      'two tabs of one name',
      HOME,
      swap('id: software-consulting', 'id: web-development'),
      /services\.tabs\[1\]\.id: This is "web-development" in services\.tabs\[0\]\.id, too/,
    ],
  ],
  placeholders: [
    [
      'one that nothing fills',
      'content/pages/contact.yaml',
      swap('{replyTime.contact}', '{replyTime.contct}'),
      ':*: seo.description: There is no placeholder {replyTime.contct}. The placeholders are: {company}',
    ],
  ],
  'pictures of an article': [
    ['missing', ARTICLE, end('![A](./a.png)'), ':*: There is no picture ./a.png. Put the file at content/blog/a.png'],
    ['one without words', ARTICLE, end('![](./a.png)'), ':*: The picture ./a.png has no words. Write between the'],
    ['one elsewhere', ARTICLE, end('![A](https://x.example/a)'), ':*: The picture https://x.example/a lies elsewhere'],
    ['one outside of content', ARTICLE, end('![A chart](../../site/public/icon-192.png)'), /There is no picture/],
    ['no picture', ARTICLE, end('![A](./four-day-survey.md)'), /survey\.md is no picture that a page can show\. Use/],
    ['no cover', ARTICLE, line('cover', './a.jpg'), ':*: There is no picture ./a.jpg. Put the file at content/blog'],
    ['a cover with a folder', ARTICLE, line('cover', 'pictures/harbor.jpg'), ':*: cover: Name a picture beside'],
    ['one as HTML', ARTICLE, end('<img src="chart.png">'), /The picture chart\.png has no words/],
    ['one by its label', ARTICLE, end('![A chart][one]\n\n[one]: ./chart.png'), /There is no picture \.\/chart\.png/],
  ],
}
