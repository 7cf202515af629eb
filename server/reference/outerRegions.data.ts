/** The 18 districts of Hong Kong by the Chinese name in the division package: code and English name. */
export const hongKong: Readonly<Record<string, readonly [id: number, en: string]>> = {
  中西区: [810001, 'Central and Western'],
  湾仔区: [810002, 'Wan Chai'],
  东区: [810003, 'Eastern'],
  南区: [810004, 'Southern'],
  油尖旺区: [810005, 'Yau Tsim Mong'],
  深水埗区: [810006, 'Sham Shui Po'],
  九龙城区: [810007, 'Kowloon City'],
  黄大仙区: [810008, 'Wong Tai Sin'],
  观塘区: [810009, 'Kwun Tong'],
  荃湾区: [810010, 'Tsuen Wan'],
  屯门区: [810011, 'Tuen Mun'],
  元朗区: [810012, 'Yuen Long'],
  北区: [810013, 'North'],
  大埔区: [810014, 'Tai Po'],
  西贡区: [810015, 'Sai Kung'],
  沙田区: [810016, 'Sha Tin'],
  葵青区: [810017, 'Kwai Tsing'],
  离岛区: [810018, 'Islands'],
}

/** The parishes of Macao. */
export const macao: Readonly<Record<string, readonly [id: number, en: string]>> = {
  花地玛堂区: [820001, 'Nossa Senhora de Fátima'],
  圣安多尼堂区: [820002, 'Santo António'],
  望德堂区: [820003, 'São Lázaro'],
  大堂区: [820004, 'Sé'],
  风顺堂区: [820005, 'São Lourenço'],
  '嘉模堂区（氹仔）': [820006, 'Nossa Senhora do Carmo (Taipa)'],
  '圣方济各堂区（路环）': [820008, 'São Francisco Xavier (Coloane)'],
}

/** Cities and counties of Taiwan; their districts are numbered from here in the package's order. */
export const taiwan: Readonly<Record<string, readonly [id: number, en: string]>> = {
  台北市: [710100, 'Taipei'],
  高雄市: [710200, 'Kaohsiung'],
  台南市: [710300, 'Tainan'],
  台中市: [710400, 'Taichung'],
  南投县: [710600, 'Nantou'],
  基隆市: [710700, 'Keelung'],
  新竹市: [710800, 'Hsinchu'],
  嘉义市: [710900, 'Chiayi'],
  新北市: [711100, 'New Taipei'],
  宜兰县: [711200, 'Yilan'],
  新竹县: [711300, 'Hsinchu County'],
  桃园市: [711400, 'Taoyuan'],
  苗栗县: [711500, 'Miaoli'],
  彰化县: [711700, 'Changhua'],
  嘉义县: [711900, 'Chiayi County'],
  云林县: [712100, 'Yunlin'],
  屏东县: [712400, 'Pingtung'],
  台东县: [712500, 'Taitung'],
  花莲县: [712600, 'Hualien'],
  澎湖县: [712700, 'Penghu'],
}
